-- Destroys the salts of all earlier days, after which events can no longer be traced to a viewer.
create or replace function forget_viewer_keys(before_day int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept viewer_key;
begin
  select * into kept from viewer_key where day < before_day for update;
  if not found then return; end if;
  while kept.day < before_day loop
    kept.key = sha256(kept.key);
    kept.day = kept.day + 1;
  end loop;
  update viewer_key set day = kept.day, key = kept.key;
end $$;

grant execute on function forget_viewer_keys to reachbook_runtime;
