-- Impressions and clicks that counted, by country and device over the life of a plan, with what was
-- found invalid later counted beside. Written by the same functions as the other rollups.
create table rollup_audience (
  plan_id bigint not null,
  country text not null,
  device smallint not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  primary key (plan_id, kind, reason, country, device)
) with (fillfactor = 70);
--;;
revoke insert on rollup_audience from reachbook_runtime;
--;;
-- What events of these plans and marks come to by audience.
create function folded_audience(
  plans bigint[], froms bigint[], tos bigint[], marked_plans bigint[], marked_nos bigint[]
) returns table (
  plan_id bigint, country text, device smallint, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.country, e.device, e.kind, (-1)::smallint, count(*), sum(e.cost)::bigint,
         sum(e.pay)::bigint
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
    join event e on e.plan_id = due.id and e.no > due.after_no and e.no <= due.up_to
   where e.kind in (1, 7) and e.invalid is null
   group by 1, 2, 3, 4
  union all
  select e.plan_id, e.country, e.device, e.kind, r.code, count(*), sum(e.cost)::bigint,
         sum(e.pay)::bigint
    from unnest(marked_plans, marked_nos) as due (id, event_no)
    join event_mark m on m.plan_id = due.id and m.no = due.event_no
    join mark_reason r on r.name = m.reason
    join event e on e.plan_id = m.plan_id and e.no = m.no
   where e.kind in (1, 7)
   group by 1, 2, 3, 4, 5
$$;
--;;
grant execute on function folded_audience to reachbook_runtime;
--;;
-- As before, and by audience as well.
create or replace function add_to_rollups(
  plans bigint[], froms bigint[], tos bigint[], marked_plans bigint[], marked_nos bigint[]
) returns void
language sql set search_path = public, pg_temp as $$
  with folded as materialized (
    select * from folded_events(plans, froms, tos)
    union all
    select * from folded_marks(marked_plans, marked_nos)
  ), of_partner as materialized (
    select m.partner_id, f.bucket, f.kind, f.reason, sum(f.count)::bigint count,
           sum(f.cost)::bigint cost, sum(f.pay)::bigint pay
      from folded f join rollup_mark m using (plan_id) group by 1, 2, 3, 4
  ), zones as (
    insert into rollup_zone as kept
      (plan_id, zone_id, bucket, kind, reason, count, cost, pay)
    select plan_id, zone_id, bucket, kind, reason, count, cost, pay from folded
     order by plan_id, kind, reason, bucket, zone_id
    on conflict (plan_id, kind, reason, bucket, zone_id) do update set
      count = kept.count + excluded.count, cost = kept.cost + excluded.cost,
      pay = kept.pay + excluded.pay
  ), plan_days as (
    insert into rollup_plan_day as kept
      (plan_id, partner_id, day, kind, reason, count, cost, pay, no_from, no_to)
    select plan_id, m.partner_id, date_bin('1 day', bucket, 'epoch'), kind, reason,
           sum(count)::bigint, sum(cost)::bigint, sum(pay)::bigint, min(no_from), max(no_to)
      from folded join rollup_mark m using (plan_id)
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
      from folded_audience(plans, froms, tos, marked_plans, marked_nos)
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
--;;
-- As before, with the one by audience: makes the rollups anew from all events that they had counted.
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
-- What was counted before is counted by audience too.
select rebuild_rollups() from (select 1 from rollup_mark where rolled_to > 0 limit 1) as counted;
--;;
-- Placements that a partner excludes from a plan, or lets in again; the newest row counts.
create table plan_rule (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  zone_id int not null references zone,
  is_excluded boolean not null,
  actor text not null,
  at timestamptz not null,
  primary key (plan_id, step)
);
--;;
create index plan_rule_of_zone on plan_rule (plan_id, zone_id, step desc);
--;;
create trigger plan_rule_is_for_ever before update or delete or truncate on plan_rule
  for each statement execute function refuse_change();
--;;
create view plan_excluded as
select plan_id, zone_id from (
  select distinct on (plan_id, zone_id) plan_id, zone_id, is_excluded from plan_rule
   order by plan_id, zone_id, step desc) newest
 where is_excluded;
--;;
grant select on plan_excluded to reachbook_runtime;
--;;
-- Those who deliver learn of it as they do of a pause.
create function note_plan_rule() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id) values (new.plan_id);
  return null;
end $$;
--;;
create trigger plan_rule_is_noted after insert on plan_rule
  for each row execute function note_plan_rule();
