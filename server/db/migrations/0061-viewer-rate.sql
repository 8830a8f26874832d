-- How often a viewer counted at a placement (impressions) or for a plan (clicks) within an hour
-- that begins with the first of them. All processes that deliver share it, and the check is the
-- rule itself, so that no two of them together let through more. A crash of the database empties
-- it, which the disk is spared for: at most an hour of counts begins anew.
create unlogged table viewer_rate (
  viewer bytea not null,
  kind smallint not null check (kind in (1, 7)),
  -- The placement of an impression, the plan of a click.
  of_id bigint not null,
  count int not null,
  until timestamptz not null,
  primary key (viewer, kind, of_id),
  constraint viewer_rate_is_kept check (count <= case kind when 1 then 20 else 1 end)
) with (fillfactor = 70);
--;;
grant update, delete on viewer_rate to reachbook_runtime;
--;;
-- Reads counts by key, one by one, whatever the size of the table was when this was planned.
create function viewer_rates(viewers text[], kinds smallint[], ofs bigint[])
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
--;;
grant execute on function viewer_rates to reachbook_runtime;
--;;
-- From where partners and others who belong to a plan use the product: their own views count for
-- nothing. Of an address only what many share is kept.
create table own_place (
  owner_kind text not null check (owner_kind in ('partner', 'merchant', 'staff')),
  owner_id uuid not null,
  network text not null,
  device text not null,
  seen_at timestamptz not null,
  primary key (owner_kind, owner_id, network, device)
);
--;;
grant update (seen_at), delete on own_place to reachbook_runtime;
--;;
create index own_place_by_time on own_place (seen_at);
