-- How often a placement asked for an ad, also when there was none: what supply there is. Every
-- process adds rows of its own, so that none waits for another.
create table zone_request (
  zone_id int not null references zone,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  process uuid not null,
  count bigint not null check (count > 0)
);
--;;
create index zone_request_by_zone on zone_request (zone_id, hour desc);
