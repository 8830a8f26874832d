-- Which plans changed when, so that delivery need not read all of them again.
create table plan_change (
  plan_id bigint not null,
  at timestamptz not null default clock_timestamp()
);

create index plan_change_by_time on plan_change (at);

-- How much of a plan each process may still issue in tokens, and until when. This limits how far
-- several processes together can exceed an amount; the meter decides what is charged.
create table plan_lease (
  process uuid not null,
  plan_id bigint not null,
  amount bigint not null check (amount >= 0),
  until timestamptz not null,
  primary key (plan_id, process)
) with (fillfactor = 50);

-- One row per plan to lock, so that grants of the same plan wait for each other and for nothing
-- else.
create table plan_lease_turn (
  plan_id bigint primary key
);

-- How a plan's delivery was paced: for charts, and to resume after a restart.
create table plan_pace (
  plan_id bigint not null,
  at timestamptz not null,
  process uuid not null,
  -- How many of a million eligible requests the plan took part in.
  pass_ppm int not null check (pass_ppm between 0 and 1000000),
  target bigint not null check (target >= 0),
  spent bigint not null check (spent >= 0),
  -- What the process counted since its last row: requests at placements that fit, those of them by
  -- viewers whom the plan targets, and how often it was chosen or had reached its frequency cap.
  requests bigint not null default 0 check (requests >= targeted),
  targeted bigint not null default 0 check (targeted >= 0),
  chosen bigint not null default 0 check (chosen >= 0),
  capped bigint not null default 0 check (capped >= 0),
  primary key (plan_id, at, process)
);

-- Views of frequency-capped plans by viewer: processes learn of each other's within seconds, and a
-- new process continues from here. Unlogged, so a database crash empties it.
create unlogged table plan_shown (
  id bigint generated always as identity primary key,
  process uuid not null,
  plan_id bigint not null,
  viewer text not null,
  times int not null check (times > 0),
  at timestamptz not null,
  written_at timestamptz not null default clock_timestamp()
);

-- The partitions of events are in a schema of their own that only the owner can use. The server
-- reaches their rows through the parent tables, with its privileges on those.
create schema part;

-- Each partition holds the events of 256 plans with consecutive ids. It is dropped as a whole once
-- the events of all its plans are sealed in blocks.
create table event_partition (
  no int primary key check (no >= 0),
  opened_at timestamptz not null default now(),
  dropped_at timestamptz
);

-- Every event of a plan's ads, including those that did not count. A plan's events are numbered
-- without gaps and form a hash chain, so that none can be changed or omitted unnoticed.
create table event (
  plan_id bigint not null,
  no bigint not null check (no > 0),
  -- The position of the kind in the list in `domain/`.
  kind smallint not null,
  at timestamptz not null,
  serve_id uuid not null,
  placement_id int not null,
  creative_id int not null,
  -- The position of the reason in the list in `domain/`, from 0; null when the event counts.
  invalid smallint,
  -- The price stamped into the token, and how much of it this event cost.
  price bigint not null check (price >= 0),
  cost bigint not null check (cost in (0, price)),
  pay bigint not null,
  country text not null,
  device smallint not null,
  -- Network and browser, hashed with the day's salt.
  viewer bytea not null,
  hash bytea not null check (length(hash) = 32),
  primary key (plan_id, no),
  check (invalid is null or cost = 0),
  -- An event beyond a plan's amount or daily cap costs the partner nothing. Its publisher showed
  -- the ad all the same and is paid by the network: only such an event, reason 12 of the list, has
  -- a publisher's share without a cost.
  constraint event_pay_is_earned
    check (pay >= 0 and pay <= case when invalid = 12 then price else cost end)
) partition by range (plan_id);

-- A figure opens to its events even where they are few among millions: rejected events by rule, and
-- clicks.
create index event_not_counted on event (plan_id, invalid, kind, no) where invalid is not null;

create index event_click_of_plan on event (plan_id, no) where kind = 7;

-- A file, stored beside the uploads, with events of plans that have ended. It never changes.
create table event_block (
  id bigint generated always as identity primary key,
  file text not null unique check (file ~ '^[0-9a-z-]{1,80}\.parquet$'),
  sha256 bytea not null check (length(sha256) = 32),
  bytes bigint not null check (bytes > 0),
  events bigint not null check (events > 0),
  at timestamptz not null
);

-- Which events of which plan a block holds, and from which row. The hashes of a plan's chain are
-- not in the block: they are recomputed from the `head` of the previous part up to this one's.
create table event_block_range (
  plan_id bigint not null references plan,
  from_no bigint not null check (from_no > 0),
  to_no bigint not null check (to_no >= from_no),
  block_id bigint not null references event_block,
  first_row bigint not null check (first_row >= 0),
  head bytea not null check (length(head) = 32),
  cost bigint not null check (cost >= 0),
  -- What publishers receive for events that cost the plan nothing.
  unbilled_pay bigint not null check (unbilled_pay >= 0),
  -- A bitmap of the kinds and rules of its events, so that a search can skip parts without matches.
  kinds int not null,
  rules int not null,
  primary key (plan_id, from_no)
);

create index event_block_range_of_block on event_block_range (block_id);

-- Each token counts once per kind of event, whichever process receives it. A token names its plan,
-- so writers of different plans never wait for each other.
create table event_once (
  serve_id uuid not null,
  kind smallint not null,
  plan_id bigint not null,
  no bigint not null,
  -- An event beyond the budget, which the network pays for, also uses up its token. No click can
  -- follow such an impression.
  is_over_budget boolean not null default false,
  primary key (plan_id, serve_id, kind)
) partition by range (plan_id);

-- The clicks that counted, by the id that postbacks name. Orders arrive long after their clicks, so
-- a click is found here even when its event is sealed in a block.
create table click (
  serve_id uuid primary key,
  plan_id bigint not null,
  no bigint not null,
  at timestamptz not null,
  placement_id int not null,
  creative_id int not null,
  country text not null,
  device smallint not null,
  viewer bytea not null
);

-- Reasons for which an event can be found invalid later, as in `domain/`, with their codes in the
-- rollups.
create table flag_reason (
  name text primary key,
  code smallint not null unique check (code >= 100)
);

insert into flag_reason (name, code) values
  ('click_rate_outlier', 100), ('flat_timing', 101), ('one_network', 102),
  ('conversion_rate_outlier', 103), ('many_browsers', 104), ('never_seen', 105),
  ('no_clicks', 106);

-- Events found invalid later. The event stays as it is; its cost is credited.
create table event_flag (
  plan_id bigint not null,
  no bigint not null,
  reason text not null,
  at timestamptz not null,
  -- What the event had cost, so that a flag has its amount even when its event is sealed.
  cost bigint not null check (cost >= 0),
  primary key (plan_id, no),
  foreign key (reason) references flag_reason
);

-- Flags that the rollups have not counted yet.
create table event_flag_due (
  plan_id bigint not null,
  no bigint not null,
  primary key (plan_id, no)
);

-- Clicks found invalid later, by the id that their orders name: an order of such a click that
-- awaits its lock date pays nobody. The daily pass also flags impressions, hundreds for each click,
-- so clicks have a table of their own.
create table click_flag (
  plan_id bigint not null,
  serve_id uuid not null,
  primary key (plan_id, serve_id)
);

-- Requests without one of our tokens belong to no plan and are only counted.
create table reject (
  minute timestamptz not null,
  placement_key text not null,
  reason text not null,
  process uuid not null,
  count bigint not null check (count > 0)
);

create index reject_by_minute on reject (minute);

-- How often a viewer counted at a placement (impressions) or for a plan (clicks) within an hour
-- that begins with the first of them. All delivery processes share it, and the check constraint is
-- the limit itself, so that several processes together cannot exceed it. Unlogged to spare the
-- disk: after a database crash, at most an hour of counts starts over.
create unlogged table viewer_rate (
  viewer bytea not null,
  kind smallint not null check (kind in (1, 7)),
  -- The placement of an impression, or the plan of a click.
  of_id bigint not null,
  count int not null,
  until timestamptz not null,
  primary key (viewer, kind, of_id),
  constraint viewer_rate_is_kept
    check (count <= case kind when 1 then 20 else case length(viewer) when 8 then 3 else 1 end end)
) with (fillfactor = 70);

-- The key from which viewers' salts are derived, together with a secret outside the database, as of
-- the oldest day whose viewers can still be recognized. The next day's key is the hash of this one,
-- so moving it forward destroys the earlier days' salts for good.
create table viewer_key (
  is_only boolean primary key default true check (is_only),
  day int not null,
  key bytea not null check (length(key) = 32)
);

insert into viewer_key (day, key) values
  (20000, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- What the network owes publishers for delivery beyond a plan's amount or daily cap, when it is
-- due, and whether it was paid.
create table over_delivery (
  plan_id bigint not null references plan,
  publisher_id uuid not null references publisher,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  primary key (plan_id, publisher_id)
);

create index over_delivery_by_time on over_delivery (due_at);

create table over_delivery_paid (
  plan_id bigint not null,
  publisher_id uuid not null,
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, publisher_id),
  foreign key (plan_id, publisher_id) references over_delivery
);

-- The UTC days whose traffic has been reviewed as a whole, and how many events were flagged.
create table invalid_pass (
  day timestamptz primary key check (day = date_bin('1 day', day, 'epoch')),
  flagged int not null check (flagged >= 0),
  at timestamptz not null
);

-- A placement whose traffic the daily pass found invalid gets no ads for a while.
create table placement_hold (
  placement_id int not null references placement,
  -- The UTC day that was reviewed.
  day timestamptz not null references invalid_pass,
  reason text not null references flag_reason,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  primary key (placement_id, day)
);

create index placement_hold_by_end on placement_hold (until);

-- How far the books have read the event stream, by partition; a plan's events are all in one. Empty
-- without a stream. Whoever applies events moves the row in the same transaction from exactly where
-- the last one left it, so that of two processes that both believe they own a partition, one rolls
-- back.
create table partition_position (
  partition smallint primary key check (partition between 0 and 63),
  -- Counts how often the partition changed hands.
  epoch bigint not null default 0,
  -- The last message of the stream that was read.
  sequence bigint not null default 0 check (sequence >= 0),
  owner uuid,
  until timestamptz,
  -- Everything acknowledged before this moment is in the books.
  complete_to timestamptz not null default clock_timestamp(),
  -- Why the partition stopped: a message is missing or cannot be written. Null when all is well.
  stopped_why text check (stopped_why in ('gap', 'refused')),
  stopped_at timestamptz,
  -- The producer and number of the part that is missing or cannot be written.
  missing_producer uuid,
  missing_counter bigint,
  check ((stopped_why is null) = (stopped_at is null)),
  check ((stopped_why is null) = (missing_producer is null)),
  check ((stopped_why is null) = (missing_counter is null))
) with (fillfactor = 50);

-- How many parts of each producer are in the books, by partition: duplicates and gaps are
-- recognized by their numbers.
create table producer_position (
  producer uuid not null,
  partition smallint not null references partition_position,
  counter bigint not null check (counter > 0),
  moved_at timestamptz not null default clock_timestamp(),
  primary key (producer, partition)
) with (fillfactor = 50);

-- Parts of the stream that are lost for good; two people let the partition continue without them.
create table stream_loss (
  producer uuid not null,
  partition smallint not null references partition_position,
  -- The first and the last part of the producer that is lost.
  first_counter bigint not null check (first_counter > 0),
  last_counter bigint not null check (last_counter >= first_counter),
  why text not null check (why in ('gap', 'refused')),
  stopped_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  -- What two people decided.
  approval_id uuid not null unique references approval deferrable initially deferred,
  at timestamptz not null,
  primary key (producer, partition, first_counter)
);

create index stream_loss_by_time on stream_loss (at);

-- The processes that currently read the stream, so that each takes its share of the partitions.
create table stream_reader (
  id uuid primary key,
  until timestamptz not null
);
