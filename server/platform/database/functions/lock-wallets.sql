-- Locks wallets in a fixed order and then reads them, so that nothing read can still change. Two
-- statements are necessary: a single one would lock the newest rows but read older balances.
create or replace function lock_wallets(owners uuid[]) returns table (
  owner uuid, seq bigint, head text, at timestamptz, accounts json, is_stopped boolean
)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if (select count(*) from wallet where owner = any (owners)) < cardinality(owners) then
    insert into wallet (owner, seq, head)
    select id, 0, sha256(convert_to(id::text, 'UTF8')) from unnest(owners) as id order by id
    on conflict do nothing;
  end if;
  perform 1 from wallet where owner = any (owners) order by owner for no key update;
  return query
    select w.owner, w.seq, encode(w.head, 'hex'), w.at,
           (select json_agg(json_build_array(a.pocket, a.balance::text, a.turn))
              from account a where a.owner = w.owner),
           exists (select from ledger_stop where lifted_at is null)
      from wallet w where w.owner = any (owners);
end $$;

grant execute on function lock_wallets to reachbook_runtime;
