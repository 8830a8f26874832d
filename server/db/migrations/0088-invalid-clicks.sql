-- Clicks that were found invalid later, by what their orders name them by: an order of one that
-- waits for its lock date pays nobody. The daily pass marks views as well, of which there are
-- hundreds for each click, so that clicks are kept by themselves.
create table click_mark (
  plan_id bigint not null,
  serve_id uuid not null,
  primary key (plan_id, serve_id)
);
--;;
create trigger click_mark_is_for_ever before update or delete or truncate on click_mark
  for each statement execute function refuse_change();
--;;
revoke insert on click_mark from reachbook_runtime;
--;;
insert into click_mark (plan_id, serve_id)
select e.plan_id, e.serve_id from event_mark m
  join event e on e.plan_id = m.plan_id and e.no = m.no where e.kind = 7;
--;;
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
