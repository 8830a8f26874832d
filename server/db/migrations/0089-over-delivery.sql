-- What would pass the amount of a plan, or what it may cost on a day, costs the partner nothing.
-- Its publisher showed it all the same and is paid by the network: such an event, the rule at
-- place 12 of the list, keeps what the publisher gets and nothing else does without a cost.
alter table event drop constraint event_check1;
--;;
alter table event add constraint event_pay_is_earned
  check (pay >= 0 and pay <= case when invalid = 12 then price else cost end);
--;;
-- The network pays a token once as well, and what it paid for is no view that a click can follow.
alter table event_once add column is_over boolean not null default false;
--;;
-- What was spent on the last day of UTC on which anything was, and the most that a day may cost.
alter table plan_meter
  add column day int not null default 0 check (day >= 0),
  add column day_spent bigint not null default 0 check (day_spent >= 0),
  add column daily_cap bigint check (daily_cap > 0),
  add constraint plan_meter_day_is_kept check (daily_cap is null or day_spent <= daily_cap);
--;;
update plan_meter m
   set daily_cap = capped.cap, day = capped.today, day_spent = least(capped.cap, capped.spent)
  from (select p.id, ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint cap,
               floor(extract(epoch from now()) / 86400)::int today,
               coalesce((select sum(r.cost) from rollup_plan_day r
                  where r.plan_id = p.id and r.reason = -1
                    and r.day = date_bin('1 day', now(), 'epoch')), 0)::bigint spent
          from plan p join product d on d.id = p.product_id
         where (d.put_rule ->> 'dailyCap')::numeric > 0) capped
 where m.plan_id = capped.id;
--;;
create or replace function open_meter() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_meter (plan_id, hold, head, daily_cap)
  select new.plan_id, new.amount, sha256(convert_to(plan.no, 'UTF8')),
         case when (d.put_rule ->> 'dailyCap')::numeric > 0
              then ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint end
    from plan join product d on d.id = plan.product_id where plan.id = new.plan_id;
  return null;
end $$;
--;;
create or replace function lock_meters(wanted bigint[], serves uuid[], kinds smallint[])
returns table (meters json, counted json)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform 1 from plan_meter where plan_id = any (wanted) order by plan_id for no key update;
  return query select
    (select json_agg(json_build_array(m.plan_id, m.hold::text, m.spent::text, m.last_no,
                                      encode(m.head, 'hex'),
                                      (select status from plan where id = m.plan_id),
                                      m.day, m.day_spent::text, m.daily_cap::text))
       from plan_meter m where m.plan_id = any (wanted)),
    (select json_agg(json_build_array(o.serve_id, o.kind,
              -- The time of an impression is where the time for a click begins.
              case when o.is_over then -1
                   when o.kind = 1 then (select (extract(epoch from e.at) * 1000)::bigint
                from event e where e.plan_id = o.plan_id and e.no = o.no) end))
       from unnest(serves, kinds) as asked (serve_id, kind)
       -- One by one: a plan that was made while the table was small would read all of it.
       cross join lateral (select * from event_once found where found.serve_id = asked.serve_id
                              and found.kind = asked.kind limit 1) o);
end $$;
--;;
drop function record_events;
--;;
-- The only way in for events. It moves each meter by what it writes and by nothing else: the
-- events must continue the plan's numbers and chain, and their cost must fit into the hold. Of
-- that cost, what belongs to the meter's day from now on must fit into what a day may cost.
create function record_events(
  plans bigint[], nos bigint[], kinds smallint[], ats timestamptz[], serves uuid[], zones int[],
  creatives int[], invalids smallint[], prices bigint[], costs bigint[], pays bigint[],
  countries text[], devices smallint[], viewers text[], hashes text[],
  meter_plans bigint[], meter_nos bigint[], meter_heads text[],
  meter_days int[], meter_day_costs bigint[]
) returns void
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  missed bigint;
begin
  -- Each plan's events with its meter before them as the first line, in one pass.
  with change as (
    select line.plan_id, sum(line.cost)::bigint as cost, count(*) - 1 as times,
           min(line.no) as was_no, max(line.no) as last_no,
           (array_agg(line.hash order by line.no))[1] as was_head,
           (array_agg(line.hash order by line.no desc))[1] as head,
           max(line.day) as day, max(line.day_cost) as day_cost
      from (select given.*, 0 as day, 0::bigint as day_cost
              from unnest(plans, nos, costs, hashes) as given (plan_id, no, cost, hash)
            union all
            select * from unnest(meter_plans, meter_nos, array_fill(0::bigint,
              array[cardinality(meter_plans)]), meter_heads, meter_days, meter_day_costs)) as line
     group by line.plan_id
  ), moved as (
    update plan_meter m
       set spent = m.spent + change.cost, last_no = change.last_no,
           head = decode(change.head, 'hex'), day = change.day,
           day_spent = change.day_cost + case when m.day = change.day then m.day_spent else 0 end
      from change
     where m.plan_id = change.plan_id and m.plan_id = any (meter_plans)
       and m.last_no = change.was_no
       and m.head = decode(change.was_head, 'hex')
       and change.last_no = change.was_no + change.times
       and change.day_cost between 0 and change.cost
    returning 1
  )
  select (select count(*) from change) - (select count(*) from moved) into missed;
  if missed <> 0 then
    raise exception '% meters are not as they were when locked', missed
      using errcode = 'serialization_failure';
  end if;
  insert into event (plan_id, no, kind, at, serve_id, zone_id, creative_id, invalid, price, cost,
                     pay, country, device, viewer, hash)
  select plan_id, no, kind, at, serve_id, zone_id, creative_id, invalid, price, cost,
         pay, country, device, decode(viewer, 'hex'), decode(hash, 'hex')
    from unnest(plans, nos, kinds, ats, serves, zones, creatives, invalids, prices, costs, pays,
                countries, devices, viewers, hashes)
      as line (plan_id, no, kind, at, serve_id, zone_id, creative_id, invalid, price, cost, pay,
               country, device, viewer, hash);
  -- A token is held by what counts or is paid for: what did not count must not keep the real one
  -- out.
  insert into event_once (serve_id, kind, plan_id, no, is_over)
  select serve_id, kind, plan_id, no, invalid is not null
    from unnest(serves, kinds, plans, nos, invalids, pays)
      as line (serve_id, kind, plan_id, no, invalid, pay)
   where kind > 0 and (invalid is null or pay > 0);
end $$;
--;;
grant execute on function record_events to reachbook_runtime;
--;;
-- What the network owes publishers for what it delivered beyond the amounts of a plan, or beyond
-- what a day of it may cost, from when on, and that it was paid.
create table over_delivery (
  plan_id bigint not null references plan,
  publisher_id uuid not null references publisher,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  primary key (plan_id, publisher_id)
);
--;;
create index over_delivery_by_time on over_delivery (due_at);
--;;
create trigger over_delivery_is_for_ever before update or delete or truncate on over_delivery
  for each statement execute function refuse_change();
--;;
create table over_delivery_paid (
  plan_id bigint not null,
  publisher_id uuid not null,
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, publisher_id),
  foreign key (plan_id, publisher_id) references over_delivery
);
--;;
create trigger over_delivery_paid_is_for_ever
  before update or delete or truncate on over_delivery_paid
  for each statement execute function refuse_change();
