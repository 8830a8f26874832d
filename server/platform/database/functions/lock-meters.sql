-- Locks the plans' meters in a fixed order and then reads them, so that nothing read can still
-- change, together with the tokens that have already counted. Two statements are necessary: a
-- single one would lock the newest rows but read older ones.
create or replace function lock_meters(
  plans bigint[], serves uuid[], kinds smallint[], serve_plans bigint[]
)
returns table (meters json, counted json)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform 1 from plan_meter where plan_id = any (plans) order by plan_id for no key update;
  return query select
    (select json_agg(json_build_array(m.plan_id, m.hold::text, m.spent::text, m.last_no,
                                      encode(m.head, 'hex'),
                                      (select status from plan where id = m.plan_id),
                                      m.day, m.day_spent::text, m.daily_cap::text))
       from plan_meter m where m.plan_id = any (plans)),
    (select json_agg(json_build_array(o.serve_id, o.kind,
              -- The time limit for a click starts at its impression.
              case when o.is_over_budget then -1
                   when o.kind = 1 then (select (extract(epoch from e.at) * 1000)::bigint
                from event e where e.plan_id = o.plan_id and e.no = o.no) end))
       from unnest(serve_plans, serves, kinds) as token (plan_id, serve_id, kind)
       -- Lateral, because a query planned while the table was small would scan all of it.
       cross join lateral (select * from event_once found where found.plan_id = token.plan_id
                              and found.serve_id = token.serve_id
                              and found.kind = token.kind limit 1) o);
end $$;

grant execute on function lock_meters to reachbook_runtime;
