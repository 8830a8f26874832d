-- Partners may already have read an announcement that is published.
create or replace function withdraw_in_time() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from announcement a where a.id = new.announcement_id and a.at > new.at) then
    raise exception 'announcement % is already published', new.announcement_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger announcement_is_withdrawn_in_time before insert on announcement_withdrawal
  for each row execute function withdraw_in_time();
