-- Only an event that counted can be flagged, and the flag keeps its cost.
create or replace function price_event_flag() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  flagged record;
begin
  select cost, invalid into flagged from event where plan_id = new.plan_id and no = new.no;
  if flagged.invalid is not null or flagged.cost is null then
    raise exception 'event % of plan % never counted', new.no, new.plan_id
      using errcode = 'check_violation';
  end if;
  new.cost = flagged.cost;
  return new;
end $$;

create or replace trigger event_flag_has_cost before insert on event_flag
  for each row execute function price_event_flag();

-- Queues the flag for the rollups. A flagged click (kind 7) is also listed by the id that its order
-- names.
create or replace function note_event_flag() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event_flag_due (plan_id, no) values (new.plan_id, new.no);
  insert into click_flag (plan_id, serve_id)
  select plan_id, serve_id from event
   where plan_id = new.plan_id and no = new.no and kind = 7;
  return null;
end $$;

create or replace trigger event_flag_is_due after insert on event_flag
  for each row execute function note_event_flag();
