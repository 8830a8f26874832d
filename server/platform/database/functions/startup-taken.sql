-- The amount taken from a partner's available funds for advances, less what was given back.
create or replace function startup_taken(partner uuid) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select (coalesce((select -sum(a.amount) from posting d
             join entry e on e.id = d.entry_id and e.kind = 'startup_return'
             join posting a on a.entry_id = e.id and a.owner = d.owner and a.pocket = 'available'
            where d.owner = partner and d.pocket = 'advance_due'
              and not exists (select from entry u where u.reverses = e.id)), 0)
        - coalesce((select sum(a.amount) from posting f
             join entry e on e.id = f.entry_id and e.kind = 'startup_restore'
             join posting a on a.entry_id = e.id and a.owner = f.owner and a.pocket = 'available'
            where f.owner = partner and f.pocket = 'forgiven'), 0))::bigint
$$;

grant execute on function startup_taken to reachbook_runtime;

-- Capital may reach available funds only as start-up funds given back, up to the amount taken.
-- Reversing a return after it was given back would give it twice.
create or replace function assert_startup_restored() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from posting p where p.entry_id = new.id and p.pocket = 'available'
       and startup_taken(p.owner) < 0) then
    raise exception 'entry % gives back more than was taken for an advance', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists startup_restored_was_taken on entry;
create constraint trigger startup_restored_was_taken after insert on entry
  deferrable initially deferred for each row
  when (new.kind in ('startup_restore', 'chargeback'))
  execute function assert_startup_restored();
