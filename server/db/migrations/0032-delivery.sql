-- Everything that happened to an ad of a plan, also what did not count. The events of a plan are
-- numbered without gaps and form a hash chain, so that none can be changed or left out unseen.
create table event (
  plan_id bigint not null,
  no bigint not null check (no > 0),
  -- The place of the kind in the rules' list of kinds.
  kind smallint not null,
  at timestamptz not null,
  serve_id uuid not null,
  zone_id int not null,
  creative_id int not null,
  -- The place of the reason in the rules' list, from 0; null when the event counts.
  invalid smallint,
  -- The price that the token was stamped with, and what of it this event cost.
  price bigint not null check (price >= 0),
  cost bigint not null check (cost in (0, price)),
  pay bigint not null check (pay >= 0 and pay <= cost),
  country text not null,
  device smallint not null,
  -- Network and browser, hashed with the salt of the day.
  viewer bytea not null,
  hash bytea not null check (length(hash) = 32),
  primary key (plan_id, no),
  check (invalid is null or cost = 0)
);
--;;
create trigger event_is_for_ever before update or delete or truncate on event
  for each statement execute function refuse_change();
--;;
-- Each token counts once for each kind of event, in whichever process it arrives.
create table event_once (
  serve_id uuid not null,
  kind smallint not null,
  plan_id bigint not null,
  no bigint not null,
  primary key (serve_id, kind)
);
--;;
create trigger event_once_is_for_ever before update or delete or truncate on event_once
  for each statement execute function refuse_change();
--;;
-- Events come in through one function, which moves the meter by what it writes.
revoke insert on event, event_once from reachbook_runtime;
--;;
-- Found invalid later. The event stays as it is; its cost is credited.
create table event_mark (
  plan_id bigint not null,
  no bigint not null,
  reason text not null,
  at timestamptz not null,
  primary key (plan_id, no),
  foreign key (plan_id, no) references event
);
--;;
create trigger event_mark_is_for_ever before update or delete or truncate on event_mark
  for each statement execute function refuse_change();
--;;
-- What came without a token of ours belongs to no plan: it is only counted.
create table reject (
  minute timestamptz not null,
  zone_key text not null,
  reason text not null,
  process uuid not null,
  count bigint not null check (count > 0)
);
--;;
create index reject_by_minute on reject (minute);
--;;
-- How far the cost of a plan's events is booked: up to and including event `upto`.
create table billing (
  plan_id bigint not null references plan,
  no int not null check (no > 0),
  upto bigint not null,
  cost bigint not null check (cost > 0),
  entry_id uuid not null references entry,
  at timestamptz not null,
  primary key (plan_id, no),
  unique (plan_id, upto)
);
--;;
create trigger billing_is_for_ever before update or delete or truncate on billing
  for each statement execute function refuse_change();
--;;
-- What a merchant reported. `name` and `txid` are the merchant's own.
create table conversion (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  name text not null,
  txid text not null,
  plan_id bigint not null references plan,
  serve_id uuid not null,
  order_amount bigint check (order_amount >= 0),
  commission bigint not null check (commission >= 0),
  fee bigint not null check (fee >= 0 and fee <= commission),
  clicked_at timestamptz not null,
  occurred_at timestamptz not null,
  at timestamptz not null,
  lock_at timestamptz not null,
  body_hash bytea not null,
  unique (merchant_id, name, txid)
);
--;;
create index conversion_of_plan on conversion (plan_id, at);
--;;
create index conversion_of_click on conversion (serve_id);
--;;
create trigger conversion_is_for_ever before update or delete or truncate on conversion
  for each statement execute function refuse_change();
--;;
-- held: to be looked at. pending: commission reserved. unfunded: the merchant had no money for
-- it. refused: outside the rules, never paid. approved and reversed are final.
create table conversion_step (
  conversion_id uuid not null references conversion,
  step int not null check (step > 0),
  state text not null
    check (state in ('held', 'pending', 'approved', 'reversed', 'unfunded', 'refused')),
  reason text,
  actor text not null,
  entry_id uuid references entry,
  at timestamptz not null,
  primary key (conversion_id, step)
);
--;;
create trigger conversion_step_is_for_ever before update or delete or truncate on conversion_step
  for each statement execute function refuse_change();
--;;
create view conversion_now as
select c.*, s.state, s.reason, s.at as state_at, s.step
  from conversion c
  join lateral (select state, reason, at, step from conversion_step
                 where conversion_id = c.id order by step desc limit 1) s on true;
--;;
grant select on conversion_now to reachbook_runtime;
--;;
-- The account of a plan when it was settled, as it was sent to the partner, with its digest.
create table settlement (
  plan_id bigint primary key references plan,
  body jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  -- What start-up funds earned in it, which is what they are first returned from.
  earned_by_startup bigint not null check (earned_by_startup >= 0),
  at timestamptz not null
);
--;;
create trigger settlement_is_for_ever before update or delete or truncate on settlement
  for each statement execute function refuse_change();
--;;
-- Work that is done again and again, by one process at a time.
create table job (
  name text primary key,
  due_at timestamptz not null,
  leased_until timestamptz,
  ran_at timestamptz,
  failure text,
  failures int not null default 0
);
--;;
grant update on job to reachbook_runtime;
