-- A message that asks for a password is blocked like one that asks for money.
alter table chat_message drop constraint chat_message_blocked_check;
--;;
alter table chat_message add constraint chat_message_blocked_check
  check (blocked in ('account_number', 'wallet_address', 'pay_in', 'password'));
