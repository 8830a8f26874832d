-- Aggregates events by placement and quarter of an hour. Each plan's events are read by a range of
-- the primary key: with a plain join of ranges, the planner mistook a few large plans for most of
-- the table and read all of it each time.
create or replace function folded_events(plans bigint[], froms bigint[], tos bigint[])
returns table (
  plan_id bigint, placement_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.placement_id, date_bin('15 minutes', e.at, 'epoch'), e.kind,
         coalesce(e.invalid, -1)::smallint, count(*), sum(e.cost)::bigint, sum(e.pay)::bigint,
         min(e.no), max(e.no)
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
   cross join lateral (
     select * from event one
      where one.plan_id = due.id and one.no > due.after_no and one.no <= due.up_to
      order by one.no limit due.up_to - due.after_no) e
   group by 1, 2, 3, 4, 5
$$;

grant execute on function folded_events to reachbook_runtime;

-- Aggregates events that were flagged invalid later.
create or replace function folded_flags(plans bigint[], nos bigint[]) returns table (
  plan_id bigint, placement_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.placement_id, date_bin('15 minutes', e.at, 'epoch'), e.kind, r.code,
         count(*), sum(e.cost)::bigint, sum(e.pay)::bigint, min(e.no), max(e.no)
    from unnest(plans, nos) as due (id, event_no)
   cross join lateral (
     select * from event_flag one where one.plan_id = due.id and one.no = due.event_no limit 1) f
    join flag_reason r on r.name = f.reason
   cross join lateral (
     select * from event one where one.plan_id = f.plan_id and one.no = f.no limit 1) e
   group by 1, 2, 3, 4, 5
$$;

grant execute on function folded_flags to reachbook_runtime;

-- Totals of these plans' impressions (kind 1), clicks (kind 7) and flags by audience.
create or replace function folded_audience(
  plans bigint[], froms bigint[], tos bigint[], flagged_plans bigint[], flagged_nos bigint[]
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
    from unnest(flagged_plans, flagged_nos) as due (id, event_no)
   cross join lateral (
     select * from event_flag one where one.plan_id = due.id and one.no = due.event_no limit 1) f
    join flag_reason r on r.name = f.reason
   cross join lateral (
     select * from event one where one.plan_id = f.plan_id and one.no = f.no limit 1) e
   where e.kind in (1, 7)
   group by 1, 2, 3, 4, 5
$$;

grant execute on function folded_audience to reachbook_runtime;

-- Totals of these plans' impressions, clicks and flags by creative. Events are looked up plan by
-- plan, because a single join would read the whole table for the few new events.
create or replace function folded_creatives(
  plans bigint[], froms bigint[], tos bigint[], flagged_plans bigint[], flagged_nos bigint[]
) returns table (
  creative_id int, day timestamptz, kind smallint, reason smallint, count bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.creative_id, date_bin('1 day', e.at, 'epoch'), e.kind, (-1)::smallint, count(*)
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
    cross join lateral (select creative_id, at, kind, invalid from event
      where plan_id = due.id and no > due.after_no and no <= due.up_to offset 0) e
   where e.kind in (1, 7) and e.invalid is null
   group by 1, 2, 3
  union all
  select e.creative_id, date_bin('1 day', e.at, 'epoch'), e.kind, r.code, count(*)
    from unnest(flagged_plans, flagged_nos) as due (id, event_no)
    join event_flag f on f.plan_id = due.id and f.no = due.event_no
    join flag_reason r on r.name = f.reason
    join event e on e.plan_id = f.plan_id and e.no = f.no
   where e.kind in (1, 7)
   group by 1, 2, 3, 4
$$;

grant execute on function folded_creatives to reachbook_runtime;
