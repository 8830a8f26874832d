-- Which of these wallets are locked right now. The function keeps no lock itself, so the answer is
-- only a hint about where to go.
create or replace function busy_wallets(owners uuid[]) returns setof uuid
language sql volatile security definer set search_path = public, pg_temp as $$
  with free as materialized (
    select owner from wallet where owner = any (owners) for share skip locked)
  select owner from wallet where owner = any (owners) except select owner from free
$$;

grant execute on function busy_wallets to reachbook_runtime;
