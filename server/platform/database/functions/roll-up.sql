-- Every plan with a meter has a row to lock while its events are counted.
create or replace function open_rollup() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rollup_progress (plan_id, partner_id, rolled_to)
  select id, partner_id, 0 from plan where id = new.plan_id;
  return null;
end $$;

create or replace trigger meter_opens_rollup after insert on plan_meter
  for each row execute function open_rollup();

-- Adds up the next events of some plans that no other process is counting, and returns the number
-- of events and flags. Each plan's row is locked and advanced past the counted events, so that
-- every event is counted exactly once, however many processes run this.
create or replace function roll_up(plans_max int, events_max bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  plans bigint[];
  froms bigint[];
  tos bigint[];
  flagged_plans bigint[];
  flagged_nos bigint[];
begin
  with due as materialized (
    select r.plan_id, r.rolled_to, least(m.last_no, r.rolled_to + events_max) up_to
      from rollup_progress r join plan_meter m using (plan_id)
     where m.last_no > r.rolled_to
        or exists (select from event_flag_due d where d.plan_id = r.plan_id)
     order by r.plan_id limit plans_max
       for update of r skip locked
  )
  select array_agg(plan_id), array_agg(rolled_to), array_agg(up_to) into plans, froms, tos
    from due;
  if plans is null then return 0; end if;
  with counted as (
    delete from event_flag_due d using unnest(plans, tos) as due (id, up_to)
     where d.plan_id = due.id and d.no <= due.up_to returning d.plan_id, d.no
  )
  select array_agg(plan_id), array_agg(no) into flagged_plans, flagged_nos from counted;
  perform add_to_rollups(plans, froms, tos, flagged_plans, flagged_nos);
  update rollup_progress r set rolled_to = due.up_to from unnest(plans, tos) as due (id, up_to)
   where r.plan_id = due.id and due.up_to > r.rolled_to;
  return (select sum(up_to - after_no) from unnest(froms, tos) as due (after_no, up_to))
       + coalesce(cardinality(flagged_nos), 0);
end $$;

grant execute on function roll_up to reachbook_runtime;

-- Rebuilds the rollups from all events that they had counted. The counts of sealed plans are kept,
-- and the sums derived from them are rebuilt.
create or replace function rebuild_rollups() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  plans bigint[];
  froms bigint[];
  tos bigint[];
  flagged_plans bigint[];
  flagged_nos bigint[];
begin
  with locked as materialized (select * from rollup_progress order by plan_id for update)
  select array_agg(plan_id), array_agg(0::bigint), array_agg(rolled_to) into plans, froms, tos
    from locked join plan_meter m using (plan_id) where not m.is_sealed;
  delete from rollup_creative;
  delete from rollup_audience where plan_id = any (plans);
  delete from rollup_placement where plan_id = any (plans);
  delete from rollup_plan_day where plan_id = any (plans);
  delete from rollup_partner;
  delete from rollup_partner_day;
  insert into rollup_creative select * from rollup_creative_sealed;
  insert into rollup_partner (partner_id, bucket, kind, reason, count, cost, pay)
  select p.partner_id, r.bucket, r.kind, r.reason, sum(r.count), sum(r.cost), sum(r.pay)
    from rollup_placement r join rollup_progress p using (plan_id) group by 1, 2, 3, 4;
  insert into rollup_partner_day (partner_id, day, kind, reason, count, cost, pay)
  select partner_id, day, kind, reason, sum(count), sum(cost), sum(pay)
    from rollup_plan_day group by 1, 2, 3, 4;
  select array_agg(plan_id), array_agg(no) into flagged_plans, flagged_nos
    from event_flag f where f.plan_id = any (plans) and not exists (
      select from event_flag_due d where d.plan_id = f.plan_id and d.no = f.no);
  perform add_to_rollups(plans, froms, tos, flagged_plans, flagged_nos);
end $$;

grant execute on function rebuild_rollups to reachbook_runtime;

-- Adds events and flags to the rollups by placement, plan, partner and audience.
create or replace function add_to_plan_rollups(
  plans bigint[], froms bigint[], tos bigint[], flagged_plans bigint[], flagged_nos bigint[]
) returns void
language sql set search_path = public, pg_temp as $$
  with folded as materialized (
    select * from folded_events(plans, froms, tos)
    union all
    select * from folded_flags(flagged_plans, flagged_nos)
  ), of_partner as materialized (
    select p.partner_id, f.bucket, f.kind, f.reason, sum(f.count)::bigint count,
           sum(f.cost)::bigint cost, sum(f.pay)::bigint pay
      from folded f join rollup_progress p using (plan_id) group by 1, 2, 3, 4
  ), placements as (
    insert into rollup_placement as kept
      (plan_id, placement_id, bucket, kind, reason, count, cost, pay)
    select plan_id, placement_id, bucket, kind, reason, count, cost, pay from folded
     order by plan_id, kind, reason, bucket, placement_id
    on conflict (plan_id, kind, reason, bucket, placement_id) do update set
      count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
      pay = kept.pay + excluded.pay
  ), plan_days as (
    insert into rollup_plan_day as kept
      (plan_id, partner_id, day, kind, reason, count, cost, pay, no_from, no_to)
    select plan_id, p.partner_id, date_bin('1 day', bucket, 'epoch'), kind, reason,
           sum(count)::bigint, sum(cost)::bigint, sum(pay)::bigint, min(no_from), max(no_to)
      from folded join rollup_progress p using (plan_id)
     group by 1, 2, 3, 4, 5 order by 1, 4, 5, 3
    on conflict (plan_id, kind, reason, day) do update set
      count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
      pay = kept.pay + excluded.pay, no_from = least(kept.no_from, excluded.no_from),
      no_to = greatest(kept.no_to, excluded.no_to)
  ), partners as (
    insert into rollup_partner as kept (partner_id, bucket, kind, reason, count, cost, pay)
    select partner_id, bucket, kind, reason, count, cost, pay from of_partner
     order by partner_id, kind, reason, bucket
    on conflict (partner_id, kind, reason, bucket) do update set
      count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
      pay = kept.pay + excluded.pay
  ), audience as (
    insert into rollup_audience as kept
      (plan_id, country, device, kind, reason, count, cost, pay)
    select plan_id, country, device, kind, reason, count, cost, pay
      from folded_audience(plans, froms, tos, flagged_plans, flagged_nos)
     order by plan_id, kind, reason, country, device
    on conflict (plan_id, kind, reason, country, device) do update set
      count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
      pay = kept.pay + excluded.pay
  )
  insert into rollup_partner_day as kept (partner_id, day, kind, reason, count, cost, pay)
  select partner_id, date_bin('1 day', bucket, 'epoch'), kind, reason, sum(count)::bigint,
         sum(cost)::bigint, sum(pay)::bigint
    from of_partner group by 1, 2, 3, 4 order by 1, 3, 4, 2
  on conflict (partner_id, kind, reason, day) do update set
    count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
    pay = kept.pay + excluded.pay
$$;

-- Adds events and flags to all rollups, including those by creative.
create or replace function add_to_rollups(
  plans bigint[], froms bigint[], tos bigint[], flagged_plans bigint[], flagged_nos bigint[]
) returns void
language sql set search_path = public, pg_temp as $$
  select add_to_plan_rollups(plans, froms, tos, flagged_plans, flagged_nos);
  insert into rollup_creative as kept (creative_id, day, kind, reason, count)
  select creative_id, day, kind, reason, count
    from folded_creatives(plans, froms, tos, flagged_plans, flagged_nos)
   order by creative_id, kind, reason, day
  on conflict (creative_id, kind, reason, day) do update set count = kept.count + excluded.count
$$;

-- Saves plans' totals by creative before their events are sealed and can no longer be counted.
create or replace function keep_sealed_creatives(plans bigint[]) returns void
language sql set search_path = public, pg_temp as $$
  insert into rollup_creative_sealed as kept (creative_id, day, kind, reason, count)
  select creative_id, day, kind, reason, count
    from folded_creatives(plans, (select array_agg(0::bigint) from unnest(plans)),
           (select array_agg(m.last_no order by o.place) from unnest(plans) with ordinality
              as o (id, place) join plan_meter m on m.plan_id = o.id),
           (select array_agg(f.plan_id order by f.plan_id, f.no) from event_flag f
             where f.plan_id = any (plans)),
           (select array_agg(f.no order by f.plan_id, f.no) from event_flag f
             where f.plan_id = any (plans)))
  on conflict (creative_id, kind, reason, day) do update set count = kept.count + excluded.count
$$;
