-- Plans of a product show all its approved creatives, so both are looked up by product.
create index creative_of_product on creative (product_id);
--;;
create index plan_of_product on plan (product_id);
--;;
-- Impressions and clicks that counted, by creative and day of UTC over all plans, with what was found
-- invalid later counted beside. Written by the same functions as the other rollups.
create table rollup_creative (
  creative_id int not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  primary key (creative_id, kind, reason, day)
) with (fillfactor = 70);
--;;
revoke insert on rollup_creative from reachbook_runtime;
--;;
-- What events of these plans and marks come to by creative. The events are looked up plan by plan:
-- joined at once, all events there are would be read for the few that are new.
create function folded_creatives(
  plans bigint[], froms bigint[], tos bigint[], marked_plans bigint[], marked_nos bigint[]
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
    from unnest(marked_plans, marked_nos) as due (id, event_no)
    join event_mark m on m.plan_id = due.id and m.no = due.event_no
    join mark_reason r on r.name = m.reason
    join event e on e.plan_id = m.plan_id and e.no = m.no
   where e.kind in (1, 7)
   group by 1, 2, 3, 4
$$;
--;;
grant execute on function folded_creatives to reachbook_runtime;
--;;
alter function add_to_rollups rename to add_to_plan_rollups;
--;;
-- As before, and by creative as well.
create function add_to_rollups(
  plans bigint[], froms bigint[], tos bigint[], marked_plans bigint[], marked_nos bigint[]
) returns void
language sql set search_path = public, pg_temp as $$
  select add_to_plan_rollups(plans, froms, tos, marked_plans, marked_nos);
  insert into rollup_creative as kept (creative_id, day, kind, reason, count)
  select creative_id, day, kind, reason, count
    from folded_creatives(plans, froms, tos, marked_plans, marked_nos)
   order by creative_id, kind, reason, day
  on conflict (creative_id, kind, reason, day) do update set count = kept.count + excluded.count
$$;
--;;
-- As before, with the one by creative: makes the rollups anew from all events that they had counted.
create or replace function rebuild_rollups() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  plans bigint[];
  froms bigint[];
  tos bigint[];
  marked_plans bigint[];
  marked_nos bigint[];
begin
  with held as materialized (select * from rollup_mark order by plan_id for update)
  select array_agg(plan_id), array_agg(0::bigint), array_agg(rolled_to) into plans, froms, tos
    from held;
  delete from rollup_creative;
  delete from rollup_audience;
  delete from rollup_zone;
  delete from rollup_plan_day;
  delete from rollup_partner;
  delete from rollup_partner_day;
  select array_agg(plan_id), array_agg(no) into marked_plans, marked_nos
    from event_mark m where not exists (
      select from event_mark_due d where d.plan_id = m.plan_id and d.no = m.no);
  perform add_to_rollups(plans, froms, tos, marked_plans, marked_nos);
end $$;
--;;
-- What was counted before is counted by creative too.
insert into rollup_creative (creative_id, day, kind, reason, count)
select creative_id, day, kind, reason, count from folded_creatives(
  (select array_agg(plan_id order by plan_id) from rollup_mark),
  (select array_agg(0::bigint) from rollup_mark),
  (select array_agg(rolled_to order by plan_id) from rollup_mark),
  (select array_agg(m.plan_id order by m.plan_id, m.no) from event_mark m where not exists (
     select from event_mark_due d where d.plan_id = m.plan_id and d.no = m.no)),
  (select array_agg(m.no order by m.plan_id, m.no) from event_mark m where not exists (
     select from event_mark_due d where d.plan_id = m.plan_id and d.no = m.no)));
