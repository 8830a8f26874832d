-- A put fixes how far its plan's delivery may go. From then on only `record_events` moves the meter.
create or replace function open_meter() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform open_event_partitions(new.plan_id);
  insert into plan_meter (plan_id, hold, head, daily_cap)
  select new.plan_id, new.amount, sha256(convert_to(plan.no, 'UTF8')), new.daily_cap
    from plan where plan.id = new.plan_id;
  insert into plan_lease_turn (plan_id) values (new.plan_id);
  return null;
end $$;

create or replace trigger put_opens_meter after insert on plan_put
  for each row execute function open_meter();
