-- Why an event was found invalid later, as the rules have it, with its code in the rollups.
create table mark_reason (
  name text primary key,
  code smallint not null unique check (code >= 100)
);
--;;
insert into mark_reason (name, code) values
  ('click_rate_outlier', 100), ('flat_timing', 101), ('one_network', 102);
--;;
revoke insert on mark_reason from reachbook_runtime;
--;;
alter table event_mark add foreign key (reason) references mark_reason;
--;;
-- Events counted in quarters of an hour, of which every local day of every time zone is made.
-- `reason` is -1 for what counts, the place of the rule for what does not, and from 100 on what
-- was found later: that is counted beside, never taken out, so net is what counts less what was
-- found later. Only the functions below write here, and only what they count.
create table rollup_zone (
  plan_id bigint not null,
  zone_id int not null,
  bucket timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  primary key (plan_id, kind, reason, bucket, zone_id)
) with (fillfactor = 70);
--;;
-- The same by day of UTC and without the zones, for what lies inside of long periods. The events
-- of the day lie between two numbers.
create table rollup_plan_day (
  plan_id bigint not null,
  partner_id uuid not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  no_from bigint not null,
  no_to bigint not null,
  primary key (plan_id, kind, reason, day)
) with (fillfactor = 70);
--;;
create index rollup_plan_day_of_partner on rollup_plan_day (partner_id, kind, reason, day);
--;;
create index rollup_plan_day_by_day on rollup_plan_day (day);
--;;
create table rollup_partner (
  partner_id uuid not null,
  bucket timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  primary key (partner_id, kind, reason, bucket)
) with (fillfactor = 70);
--;;
create table rollup_partner_day (
  partner_id uuid not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  primary key (partner_id, kind, reason, day)
) with (fillfactor = 70);
--;;
-- How far the events of a plan are counted. Whoever counts them holds this row.
create table rollup_mark (
  plan_id bigint primary key,
  partner_id uuid not null,
  rolled_to bigint not null check (rolled_to >= 0)
) with (fillfactor = 50);
--;;
create index rollup_mark_of_partner on rollup_mark (partner_id);
--;;
-- Found invalid and not yet counted so.
create table event_mark_due (
  plan_id bigint not null,
  no bigint not null,
  primary key (plan_id, no)
);
--;;
revoke insert on rollup_zone, rollup_plan_day, rollup_partner, rollup_partner_day, rollup_mark,
  event_mark_due from reachbook_runtime;
--;;
create function open_rollup() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rollup_mark (plan_id, partner_id, rolled_to)
  select id, partner_id, 0 from plan where id = new.plan_id;
  return null;
end $$;
--;;
create trigger meter_opens_rollup after insert on plan_meter
  for each row execute function open_rollup();
--;;
insert into rollup_mark (plan_id, partner_id, rolled_to)
select plan_id, partner_id, 0 from plan_meter join plan on plan.id = plan_id;
--;;
create function note_event_mark() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from event where plan_id = new.plan_id and no = new.no
                and invalid is not null) then
    raise exception 'event % of plan % never counted', new.no, new.plan_id
      using errcode = 'check_violation';
  end if;
  insert into event_mark_due (plan_id, no) values (new.plan_id, new.no);
  return null;
end $$;
--;;
create trigger event_mark_is_due after insert on event_mark
  for each row execute function note_event_mark();
--;;
-- What the events of these plans, each from one number (not with it) to another, come to.
create function folded_events(plans bigint[], froms bigint[], tos bigint[]) returns table (
  plan_id bigint, zone_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.zone_id, date_bin('15 minutes', e.at, 'epoch'), e.kind,
         coalesce(e.invalid, -1)::smallint, count(*), sum(e.cost)::bigint, sum(e.pay)::bigint,
         min(e.no), max(e.no)
    from unnest(plans, froms, tos) as due (id, after_no, up_to)
    join event e on e.plan_id = due.id and e.no > due.after_no and e.no <= due.up_to
   group by 1, 2, 3, 4, 5
$$;
--;;
-- The same for events that were found invalid later.
create function folded_marks(plans bigint[], nos bigint[]) returns table (
  plan_id bigint, zone_id int, bucket timestamptz, kind smallint, reason smallint,
  count bigint, cost bigint, pay bigint, no_from bigint, no_to bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.plan_id, e.zone_id, date_bin('15 minutes', e.at, 'epoch'), e.kind, r.code,
         count(*), sum(e.cost)::bigint, sum(e.pay)::bigint, min(e.no), max(e.no)
    from unnest(plans, nos) as due (id, event_no)
    join event_mark m on m.plan_id = due.id and m.no = due.event_no
    join mark_reason r on r.name = m.reason
    join event e on e.plan_id = m.plan_id and e.no = m.no
   group by 1, 2, 3, 4, 5
$$;
--;;
-- Adds to the rollups what these events and marks come to.
create function add_to_rollups(
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
-- Counts the next events of some plans that nobody else is counting, and says how many events
-- and marks that were. A plan's row is held meanwhile and moved with what was counted, so that
-- each event is counted once, however many processes do this.
create function roll_up(plans_max int, events_max bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  plans bigint[];
  froms bigint[];
  tos bigint[];
  marked_plans bigint[];
  marked_nos bigint[];
begin
  with due as materialized (
    select r.plan_id, r.rolled_to, least(m.last_no, r.rolled_to + events_max) up_to
      from rollup_mark r join plan_meter m using (plan_id)
     where m.last_no > r.rolled_to
        or exists (select from event_mark_due d where d.plan_id = r.plan_id)
     order by r.plan_id limit plans_max
       for update of r skip locked
  )
  select array_agg(plan_id), array_agg(rolled_to), array_agg(up_to) into plans, froms, tos
    from due;
  if plans is null then return 0; end if;
  with counted as (
    delete from event_mark_due d using unnest(plans, tos) as due (id, up_to)
     where d.plan_id = due.id and d.no <= due.up_to returning d.plan_id, d.no
  )
  select array_agg(plan_id), array_agg(no) into marked_plans, marked_nos from counted;
  perform add_to_rollups(plans, froms, tos, marked_plans, marked_nos);
  update rollup_mark r set rolled_to = due.up_to from unnest(plans, tos) as due (id, up_to)
   where r.plan_id = due.id and due.up_to > r.rolled_to;
  return (select sum(up_to - after_no) from unnest(froms, tos) as due (after_no, up_to))
       + coalesce(cardinality(marked_nos), 0);
end $$;
--;;
-- Makes the rollups anew from all events that they had counted.
create function rebuild_rollups() returns void
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
grant execute on function folded_events, folded_marks, roll_up, rebuild_rollups
  to reachbook_runtime;
--;;
-- The shares of profit that a plan paid, for its figures.
create index entry_of_profit_share on entry ((cause ->> 'plan')) where kind = 'profit_share';
