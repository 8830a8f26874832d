-- What left by the bank to publishers and acceptors. Cash of a rail holds only what came in for
-- merchants and the network, and would have refused to pay what partners' money is owed for.
insert into pocket (name, owner_kind, side, stands, is_asset) values
  ('cash_out', 'rail', 'credit', 'own', false);
--;;
-- What an acceptor was paid for exchanges that ended in its favour: which exchange, how much of it,
-- by which entry and on whose word. An exchange may be paid in parts, and never more than it is.
create table acceptor_paid (
  exchange_id uuid not null references exchange,
  no int not null check (no > 0),
  proposal_id uuid not null references proposal,
  entry_id uuid not null references entry deferrable initially deferred,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (exchange_id, no)
);
--;;
create trigger acceptor_paid_is_for_ever before update or delete or truncate on acceptor_paid
  for each statement execute function refuse_change();
--;;
create function refuse_overpaid_exchange() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from exchange x where x.id = new.exchange_id
       and x.state in ('confirmed', 'completed')
       and x.amount >= (select sum(p.amount) from acceptor_paid p
             where p.exchange_id = x.id)) then
    raise exception 'exchange % would be paid more than it is', new.exchange_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
--;;
create trigger exchange_is_not_overpaid after insert on acceptor_paid
  for each row execute function refuse_overpaid_exchange();
