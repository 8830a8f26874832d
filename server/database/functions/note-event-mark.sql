-- Only an event that counted can be marked, and the mark keeps its cost.
create or replace function price_event_mark() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  marked record;
begin
  select cost, invalid into marked from event where plan_id = new.plan_id and no = new.no;
  if marked.invalid is not null or marked.cost is null then
    raise exception 'event % of plan % never counted', new.no, new.plan_id
      using errcode = 'check_violation';
  end if;
  new.cost = marked.cost;
  return new;
end $$;

create or replace trigger event_mark_has_cost before insert on event_mark
  for each row execute function price_event_mark();

create or replace function note_event_mark() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event_mark_due (plan_id, no) values (new.plan_id, new.no);
  insert into click_mark (plan_id, serve_id)
  select plan_id, serve_id from event
   where plan_id = new.plan_id and no = new.no and kind = 7;
  return null;
end $$;

create or replace trigger event_mark_is_due after insert on event_mark
  for each row execute function note_event_mark();
