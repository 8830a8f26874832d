-- Locks the meters of plans in one order and then reads them, so that nothing read can still
-- change; with them, which of the asked tokens have counted already as what. The two steps are
-- two statements: a single one would lock the newest rows but read older ones.
create function lock_meters(wanted bigint[], serves uuid[], kinds smallint[])
returns table (meters json, counted json)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform 1 from plan_meter where plan_id = any (wanted) order by plan_id for no key update;
  return query select
    (select json_agg(json_build_array(m.plan_id, m.hold::text, m.spent::text, m.last_no,
                                      encode(m.head, 'hex'),
                                      (select status from plan where id = m.plan_id)))
       from plan_meter m where m.plan_id = any (wanted)),
    (select json_agg(json_build_array(o.serve_id, o.kind,
              -- The time of an impression is where the time for a click begins.
              case when o.kind = 1 then (select (extract(epoch from e.at) * 1000)::bigint
                from event e where e.plan_id = o.plan_id and e.no = o.no) end))
       from unnest(serves, kinds) as asked (serve_id, kind)
       -- One by one: a plan that was made while the table was small would read all of it.
       cross join lateral (select * from event_once found where found.serve_id = asked.serve_id
                              and found.kind = asked.kind limit 1) o);
end $$;
--;;
-- The only way in for events. It moves each meter by what it writes and by nothing else: the
-- events must continue the plan's numbers and chain, and their cost must fit into the hold.
create function record_events(
  plans bigint[], nos bigint[], kinds smallint[], ats timestamptz[], serves uuid[], zones int[],
  creatives int[], invalids smallint[], prices bigint[], costs bigint[], pays bigint[],
  countries text[], devices smallint[], viewers text[], hashes text[],
  meter_plans bigint[], meter_nos bigint[], meter_heads text[]
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
           (array_agg(line.hash order by line.no desc))[1] as head
      from (select * from unnest(plans, nos, costs, hashes)
            union all
            select * from unnest(meter_plans, meter_nos, array_fill(0::bigint,
              array[cardinality(meter_plans)]), meter_heads)) as line (plan_id, no, cost, hash)
     group by line.plan_id
  ), moved as (
    update plan_meter m
       set spent = m.spent + change.cost, last_no = change.last_no,
           head = decode(change.head, 'hex')
      from change
     where m.plan_id = change.plan_id and m.plan_id = any (meter_plans)
       and m.last_no = change.was_no
       and m.head = decode(change.was_head, 'hex')
       and change.last_no = change.was_no + change.times
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
  -- A token is held by what counts: what did not count must not keep the real one out.
  insert into event_once (serve_id, kind, plan_id, no)
  select serve_id, kind, plan_id, no
    from unnest(serves, kinds, plans, nos, invalids) as line (serve_id, kind, plan_id, no, invalid)
   where kind > 0 and invalid is null;
end $$;
--;;
grant execute on function lock_meters, record_events to reachbook_runtime;
--;;
-- A click by the token that led to it, counted or not: postbacks name it.
create index event_click on event (serve_id) where kind = 7;
--;;
-- Traffic that a program makes up exists only in a demo.
create function refuse_simulated_publisher() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_simulated and not exists (select from installation where mode = 'demo') then
    raise exception 'a publisher of simulated traffic exists only in a demo'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
--;;
create trigger publisher_is_real_when_live before insert or update on publisher
  for each row execute function refuse_simulated_publisher();
