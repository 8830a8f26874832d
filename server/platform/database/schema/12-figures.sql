-- Events counted by quarter of an hour, from which the local days of every time zone are composed.
-- `reason` is -1 for events that count, the rule's position for those that do not, and from 100 on
-- for those found invalid later. The latter are counted beside and never subtracted: net is what
-- counts less what was found later. Only `roll_up` and `rebuild_rollups` write here.
create table rollup_placement (
  plan_id bigint not null,
  placement_id int not null,
  bucket timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  cost bigint not null check (cost >= 0),
  pay bigint not null check (pay >= 0),
  primary key (plan_id, kind, reason, bucket, placement_id)
) with (fillfactor = 70);

-- The same by UTC day and without placements, for the inner days of long periods. A day's events
-- lie between two numbers.
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

create index rollup_plan_day_of_partner on rollup_plan_day (partner_id, kind, reason, day);

create index rollup_plan_day_by_day on rollup_plan_day (day);

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

-- Counted impressions and clicks by country and device over the life of a plan, with those found
-- invalid later beside them. Written by the same functions as the other rollups.
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

-- Counted impressions and clicks by creative and UTC day over all plans, with those found invalid
-- later beside them. Written by the same functions as the other rollups.
create table rollup_creative (
  creative_id int not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  primary key (creative_id, kind, reason, day)
) with (fillfactor = 70);

-- The same for sealed plans, as counted when they were sealed: a rebuild of the counts by creative
-- starts from these.
create table rollup_creative_sealed (
  creative_id int not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  primary key (creative_id, kind, reason, day)
);

-- How far a plan's events have been counted. Whoever counts them locks this row.
create table rollup_progress (
  plan_id bigint primary key,
  partner_id uuid not null,
  rolled_to bigint not null check (rolled_to >= 0)
) with (fillfactor = 50);

create index rollup_progress_of_partner on rollup_progress (partner_id);
