-- A step sets its plan's status; nothing else does. A step that was decided on an outdated status
-- fails, and its transaction is tried again.
create or replace function move_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plan set status = new.to_status, status_at = new.at,
         paused_by = case when new.to_status = 'putting' then paused_by end
   where id = new.plan_id and status = new.from_status
     and new.step = 1 + (select count(*) from plan_step
                          where plan_id = new.plan_id and step <> new.step);
  if not found then
    raise exception 'plan % is not % before step %', new.plan_id, new.from_status, new.step
      using errcode = 'serialization_failure';
  end if;
  return null;
end $$;

create or replace trigger plan_moves after insert on plan_step
  for each row execute function move_plan();

-- The same for pausing and resuming, which leave the status as it is.
create or replace function pause_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plan set paused_by = new.cause where id = new.plan_id and status = 'putting'
     and new.step = 1 + (select count(*) from plan_pause
                          where plan_id = new.plan_id and step <> new.step);
  if not found then
    raise exception 'plan % cannot be paused or resumed now', new.plan_id
      using errcode = 'serialization_failure';
  end if;
  return null;
end $$;

create or replace trigger plan_pauses after insert on plan_pause
  for each row execute function pause_plan();
