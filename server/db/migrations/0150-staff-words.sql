-- One rule for all that staff write: more of what a message can be blocked for.
alter table chat_message drop constraint chat_message_blocked_check;
--;;
alter table chat_message add constraint chat_message_blocked_check
  check (blocked in ('account_number', 'wallet_address', 'pay_in', 'password', 'return_promise',
                     'outside_contact', 'remote_access', 'disguised'));
