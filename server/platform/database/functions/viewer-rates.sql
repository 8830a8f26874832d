-- Reads counts key by key, so that the plan stays good when the table grows.
create or replace function viewer_rates(viewers text[], kinds smallint[], ofs bigint[])
returns json
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return (
    select json_agg(json_build_array(asked.place, found.count,
             (extract(epoch from found.until) * 1000)::bigint))
      from unnest(viewers, kinds, ofs) with ordinality as asked (viewer, kind, of_id, place)
      cross join lateral (select r.count, r.until from viewer_rate r
         where r.viewer = decode(asked.viewer, 'hex') and r.kind = asked.kind
           and r.of_id = asked.of_id limit 1) found);
end $$;

grant execute on function viewer_rates to reachbook_runtime;
