-- Accounts in which partners met become one row for each partner. What stands in the old ones
-- stays there; whoever asks for the whole adds them up.
insert into pocket (name, owner_kind, side, stands, is_asset) values
  ('bank_in', 'partner', 'debit', 'counter', false),
  ('bank_out', 'partner', 'credit', 'counter', false),
  ('acceptor_owed', 'partner', 'credit', 'counter', false);
--;;
-- Which of these wallets somebody holds right now. It holds none itself when it has answered, so
-- that the answer is a hint where to go and never a promise.
create function busy_wallets(asked uuid[]) returns setof uuid
language sql volatile security definer set search_path = public, pg_temp as $$
  with free as materialized (
    select owner from wallet where owner = any (asked) for share skip locked)
  select owner from wallet where owner = any (asked) except select owner from free
$$;
--;;
revoke execute on function busy_wallets from public;
--;;
grant execute on function busy_wallets to reachbook_runtime;
