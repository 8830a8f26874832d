-- Whoever uploaded a creative, or carried it over with a change of its product, cannot review it.
create or replace function creative_takes_two() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from creative c
     where c.id = new.creative_id and new.staff_id in (c.made_by_id, c.carried_by_id))
  then
    raise check_violation using message = 'A review of a creative takes another person';
  end if;
  return new;
end $$;

create or replace trigger creative_takes_two before insert on status_change for each row
  when (new.creative_id is not null) execute function creative_takes_two();
