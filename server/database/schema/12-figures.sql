-- Events counted in quarters of an hour, of which every local day of every time zone is made.
-- `reason` is -1 for what counts, the place of the rule for what does not, and from 100 on what
-- was found later: that is counted beside, never taken out, so net is what counts less what was
-- found later. Only `roll_up` and `rebuild_rollups` write here.
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

revoke insert on rollup_placement from reachbook_runtime;

-- The same by day of UTC and without the placements, for what lies inside of long periods. The events
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

create index rollup_plan_day_of_partner on rollup_plan_day (partner_id, kind, reason, day);

create index rollup_plan_day_by_day on rollup_plan_day (day);

revoke insert on rollup_plan_day from reachbook_runtime;

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

revoke insert on rollup_partner from reachbook_runtime;

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

revoke insert on rollup_partner_day from reachbook_runtime;

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

revoke insert on rollup_audience from reachbook_runtime;

-- Impressions and clicks that counted, by creative and day of UTC over all plans, with what was
-- found invalid later counted beside. Written by the same functions as the other rollups.
create table rollup_creative (
  creative_id int not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  primary key (creative_id, kind, reason, day)
) with (fillfactor = 70);

revoke insert on rollup_creative from reachbook_runtime;

-- The same of plans whose events are sealed, as the database counted them when they were: what
-- makes the counts by creative anew begins with it.
create table rollup_creative_sealed (
  creative_id int not null,
  day timestamptz not null,
  kind smallint not null,
  reason smallint not null,
  count bigint not null check (count > 0),
  primary key (creative_id, kind, reason, day)
);

revoke insert on rollup_creative_sealed from reachbook_runtime;

-- How far the events of a plan are counted. Whoever counts them holds this row.
create table rollup_mark (
  plan_id bigint primary key,
  partner_id uuid not null,
  rolled_to bigint not null check (rolled_to >= 0)
) with (fillfactor = 50);

create index rollup_mark_of_partner on rollup_mark (partner_id);

revoke insert on rollup_mark from reachbook_runtime;
