-- The only way to write events. Each meter moves by exactly the events written: they must continue
-- the plan's numbers and hash chain, and their cost must fit into the hold. The part of that cost
-- on the meter's day must fit into the daily cap. The day never goes back, because a clock set back
-- over midnight must not reset the cap.
create or replace function record_events(
  plans bigint[], nos bigint[], kinds smallint[], ats timestamptz[], serves uuid[],
  placements int[], creatives int[], invalids smallint[], prices bigint[], costs bigint[], pays bigint[],
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
  -- Each plan's meter as the first line and its events after it, in one pass.
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
           head = decode(change.head, 'hex'), day = greatest(m.day, change.day),
           day_spent = change.day_cost + case when m.day < change.day then 0 else m.day_spent end
      from change
     where m.plan_id = change.plan_id and m.plan_id = any (meter_plans)
       and m.last_no = change.was_no and not m.is_sealed
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
  insert into event (plan_id, no, kind, at, serve_id, placement_id, creative_id, invalid, price,
                     cost, pay, country, device, viewer, hash)
  select plan_id, no, kind, at, serve_id, placement_id, creative_id, invalid, price, cost,
         pay, country, device, decode(viewer, 'hex'), decode(hash, 'hex')
    from unnest(plans, nos, kinds, ats, serves, placements, creatives, invalids, prices, costs,
                pays, countries, devices, viewers, hashes)
      as line (plan_id, no, kind, at, serve_id, placement_id, creative_id, invalid, price, cost,
               pay, country, device, viewer, hash);
  -- Only an event that counts or is paid for uses up its token, so that an invalid event cannot
  -- keep the real one out.
  insert into event_once (serve_id, kind, plan_id, no, is_over_budget)
  select serve_id, kind, plan_id, no, invalid is not null
    from unnest(serves, kinds, plans, nos, invalids, pays)
      as line (serve_id, kind, plan_id, no, invalid, pay)
   where kind > 0 and (invalid is null or pay > 0);
  -- Clicks, which orders name long after their events are sealed.
  if 7 = any (kinds) then
    insert into click (serve_id, plan_id, no, at, placement_id, creative_id, country, device,
                       viewer)
    select serve_id, plan_id, no, at, placement_id, creative_id, country, device,
           decode(viewer, 'hex')
      from unnest(plans, nos, kinds, ats, serves, placements, creatives, invalids, countries,
                  devices, viewers)
        as line (plan_id, no, kind, at, serve_id, placement_id, creative_id, invalid, country,
                 device, viewer)
     where kind = 7 and invalid is null;
  end if;
end $$;

grant execute on function record_events to reachbook_runtime;
