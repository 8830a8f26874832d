create or replace function withdraw_in_time() returns trigger language plpgsql as $$
begin
  if not exists (select from announcement a where a.id = new.announcement_id and a.at > new.at) then
    raise exception 'what is out is not taken back';
  end if;
  return new;
end $$;

create or replace trigger announcement_is_withdrawn_in_time before insert on announcement_withdrawal
  for each row execute function withdraw_in_time();
