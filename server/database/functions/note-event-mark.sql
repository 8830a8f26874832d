create or replace function note_event_mark() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  marked record;
begin
  select kind, serve_id, invalid into marked from event
   where plan_id = new.plan_id and no = new.no;
  if marked.invalid is not null then
    raise exception 'event % of plan % never counted', new.no, new.plan_id
      using errcode = 'check_violation';
  end if;
  insert into event_mark_due (plan_id, no) values (new.plan_id, new.no);
  if marked.kind = 7 then
    insert into click_mark (plan_id, serve_id) values (new.plan_id, marked.serve_id);
  end if;
  return null;
end $$;

create or replace trigger event_mark_is_due after insert on event_mark
  for each row execute function note_event_mark();
