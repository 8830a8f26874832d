-- Each plan's events are read by their own range of the primary key. As a plain join of ranges the
-- planner took few large plans for most of the table and read all of it in every round.
create or replace function folded_events(plans bigint[], froms bigint[], tos bigint[])
returns table (
  plan_id bigint, zone_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.zone_id, date_bin('15 minutes', e.at, 'epoch'), e.kind,
         coalesce(e.invalid, -1)::smallint, count(*), sum(e.cost)::bigint, sum(e.pay)::bigint,
         min(e.no), max(e.no)
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
   cross join lateral (
     select * from event one
      where one.plan_id = due.id and one.no > due.after_no and one.no <= due.up_to
      order by one.no limit due.up_to - due.after_no) e
   group by 1, 2, 3, 4, 5
$$;
--;;
create or replace function folded_audience(
  plans bigint[], froms bigint[], tos bigint[], marked_plans bigint[], marked_nos bigint[]
) returns table (
  plan_id bigint, country text, device smallint, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.country, e.device, e.kind, (-1)::smallint, count(*), sum(e.cost)::bigint,
         sum(e.pay)::bigint
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
   cross join lateral (
     select * from event one
      where one.plan_id = due.id and one.no > due.after_no and one.no <= due.up_to
      order by one.no limit due.up_to - due.after_no) e
   where e.kind in (1, 7) and e.invalid is null
   group by 1, 2, 3, 4
  union all
  select e.plan_id, e.country, e.device, e.kind, r.code, count(*), sum(e.cost)::bigint,
         sum(e.pay)::bigint
    from unnest(marked_plans, marked_nos) as due (id, event_no)
   cross join lateral (
     select * from event_mark one where one.plan_id = due.id and one.no = due.event_no limit 1) m
    join mark_reason r on r.name = m.reason
   cross join lateral (
     select * from event one where one.plan_id = m.plan_id and one.no = m.no limit 1) e
   where e.kind in (1, 7)
   group by 1, 2, 3, 4, 5
$$;
--;;
create or replace function folded_marks(plans bigint[], nos bigint[]) returns table (
  plan_id bigint, zone_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.zone_id, date_bin('15 minutes', e.at, 'epoch'), e.kind, r.code,
         count(*), sum(e.cost)::bigint, sum(e.pay)::bigint, min(e.no), max(e.no)
    from unnest(plans, nos) as due (id, event_no)
   cross join lateral (
     select * from event_mark one where one.plan_id = due.id and one.no = due.event_no limit 1) m
    join mark_reason r on r.name = m.reason
   cross join lateral (
     select * from event one where one.plan_id = m.plan_id and one.no = m.no limit 1) e
   group by 1, 2, 3, 4, 5
$$;
--;;
-- How far the auditor has added up a plan's events and compared its billings with them.
create table plan_audited (
  plan_id bigint primary key references plan,
  no bigint not null check (no >= 0),
  cost bigint not null check (cost >= 0),
  billings int not null check (billings >= 0)
) with (fillfactor = 70);
--;;
create trigger plan_audited_goes_forward before update on plan_audited for each row
  when (new.plan_id <> old.plan_id or new.no < old.no or new.billings < old.billings
    or (new.no = old.no and new.cost <> old.cost)) execute function refuse_change();
--;;
create trigger plan_audited_is_kept before delete or truncate on plan_audited
  for each statement execute function refuse_change();
--;;
grant update (no, cost, billings) on plan_audited to reachbook_runtime;
