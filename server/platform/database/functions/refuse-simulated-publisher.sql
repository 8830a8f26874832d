-- Simulated traffic exists only in a demo.
create or replace function refuse_simulated_publisher() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_simulated and not exists (select from installation where mode = 'demo') then
    raise exception 'a publisher of simulated traffic exists only in a demo'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger publisher_is_real_when_live before insert on publisher
  for each row execute function refuse_simulated_publisher();
