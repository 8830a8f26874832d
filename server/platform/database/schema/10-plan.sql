-- A plan: a product offered to a partner. Triggers on its steps maintain its status and pause, and
-- nobody can set them.
create table plan (
  id bigint generated always as identity primary key,
  no text not null unique,
  partner_id uuid not null references partner,
  product_id uuid not null references product,
  creative_id int not null references creative,
  origin text not null check (origin in ('push', 'follow')),
  -- The operator's plan that this one copies.
  copies bigint references plan,
  offered_at timestamptz not null,
  offered_until timestamptz not null check (offered_until > offered_at),
  status text not null default 'waitPut',
  status_at timestamptz not null,
  paused_by text,
  check ((origin = 'follow') = (copies is not null))
);

create index plan_by_no on plan (no text_pattern_ops);

create index plan_of_partner on plan (partner_id, id desc);

create index plan_by_status on plan (status, id) where status <> 'settled';

create index plan_of_product on plan (product_id);

-- What a plan was offered with: its terms, and the windows and floors of the network then. At the
-- put, each part of the terms can only become better for the partner.
create table plan_offer (
  plan_id bigint primary key references plan,
  terms jsonb not null,
  limits jsonb not null,
  constraint plan_offer_fees_in_bounds check (
    ((terms ->> 'mediaFeeBps')::int between 0 and 3000
      and (terms ->> 'revenueFeeBps')::int between 0 and 3000) is true)
);

-- The amount that was put, how it was funded, and the terms agreed to.
create table plan_put (
  plan_id bigint primary key references plan,
  amount bigint not null check (amount > 0),
  own bigint not null check (own >= 0),
  discount bigint not null check (discount >= 0),
  startup bigint not null check (startup >= 0),
  coupon_id uuid,
  terms jsonb not null,
  terms_hash bytea not null check (length(terms_hash) = 32),
  -- The windows and floors that the plan was offered with.
  limits jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The spending cap per UTC day; null for none.
  daily_cap bigint check (daily_cap > 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  -- Delivery added by a coupon comes on top of the amount entered.
  check (own + discount + startup = amount),
  constraint plan_put_fees_in_bounds check (
    ((terms ->> 'mediaFeeBps')::int between 0 and 3000
      and (terms ->> 'revenueFeeBps')::int between 0 and 3000) is true)
);

-- The copies for followers are made from the puts of the last day.
create index plan_put_by_time on plan_put (at);

-- Every allowed transition between statuses, as in `domain/`.
create table plan_move (
  from_status text not null,
  to_status text not null,
  cause text not null,
  primary key (from_status, to_status, cause)
);

insert into plan_move (from_status, to_status, cause)
select from_status, to_status, unnest(causes) from (values
  ('waitPut', 'matching', array['put', 'copied']),
  ('waitPut', 'putFailed', array['declined', 'offer_expired', 'product_withdrawn']),
  ('matching', 'putting', array['placement_found']),
  ('matching', 'putFailed', array['stopped', 'no_placement', 'product_withdrawn',
    'creative_rejected', 'escrow_short']),
  ('putting', 'putFinished', array['amount_consumed', 'stopped', 'end_reached', 'product_withdrawn',
    'creative_rejected', 'escrow_empty', 'no_supply']),
  ('putting', 'putFailed', array['stopped', 'end_reached', 'product_withdrawn', 'creative_rejected',
    'escrow_empty', 'no_supply']),
  ('putFinished', 'waitSettlement', array['tokens_expired']),
  ('waitSettlement', 'settled', array['window_closed'])
) as move (from_status, to_status, causes);

create table plan_step (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  from_status text not null,
  to_status text not null,
  cause text not null,
  -- 'partner', 'network', 'merchant', or the name of a member of staff.
  actor text not null,
  facts jsonb not null default '{}',
  entry_id uuid references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, step),
  foreign key (from_status, to_status, cause) references plan_move
);

create table plan_pause (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  -- Why it is paused; null when it resumes.
  cause text,
  actor text not null,
  at timestamptz not null,
  -- What ends a plan whose last tokens are still in flight, until they are settled.
  ends_with text,
  primary key (plan_id, step),
  check ((coalesce(cause, '') = 'ending') = (ends_with is not null))
);

-- How far delivery may go and has gone. Only the function that writes events moves it, by what it
-- writes. No plan can cost more than was put on it, whatever the program does.
create table plan_meter (
  plan_id bigint primary key references plan,
  hold bigint not null check (hold > 0),
  spent bigint not null default 0 check (spent >= 0 and spent <= hold),
  last_no bigint not null default 0 check (last_no >= 0),
  head bytea not null check (length(head) = 32),
  -- What was spent on the last UTC day with any spending, and the most that a day may cost.
  day int not null default 0 check (day >= 0),
  day_spent bigint not null default 0 check (day_spent >= 0),
  daily_cap bigint check (daily_cap > 0),
  -- All its events are in blocks, and no more can be added.
  is_sealed boolean not null default false,
  constraint plan_meter_day_is_kept check (daily_cap is null or day_spent <= daily_cap)
) with (fillfactor = 50);

-- Placements that a partner excludes from a plan or allows again; the newest row counts.
create table plan_rule (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  placement_id int not null references placement,
  is_excluded boolean not null,
  actor text not null,
  at timestamptz not null,
  primary key (plan_id, step)
);

create index plan_rule_of_placement on plan_rule (plan_id, placement_id, step desc);

-- How far the cost of a plan's events has been booked: up to and including event `upto`.
create table billing (
  plan_id bigint not null references plan,
  no int not null check (no > 0),
  upto bigint not null,
  cost bigint not null check (cost > 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, no),
  unique (plan_id, upto)
);

-- Money credited for events that were found invalid after they were billed.
create table plan_credit (
  plan_id bigint not null references plan,
  no int not null check (no > 0),
  amount bigint not null check (amount > 0),
  own bigint not null check (own >= 0),
  discount bigint not null check (discount >= 0),
  startup bigint not null check (startup >= 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, no),
  check (own + discount + startup = amount)
);

-- A plan's settlement as it was sent to the partner, with its digest.
create table settlement (
  plan_id bigint primary key references plan,
  body jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  at timestamptz not null
);

-- Notices about a plan: one per cause.
create table plan_alert (
  plan_id bigint not null references plan,
  cause text not null check (length(cause) between 1 and 80),
  at timestamptz not null,
  primary key (plan_id, cause)
);

-- How far the auditor has added up a plan's events and compared its billings with them.
create table plan_audited (
  plan_id bigint primary key references plan,
  no bigint not null check (no >= 0),
  cost bigint not null check (cost >= 0),
  billings int not null check (billings >= 0)
) with (fillfactor = 70);

create trigger plan_audited_goes_forward before update on plan_audited for each row
  when (new.no < old.no or new.billings < old.billings
    or (new.no = old.no and new.cost <> old.cost))
  execute function refuse_change();

-- What a settled plan owes each publisher, and from when it is due.
create table publisher_due (
  plan_id bigint not null references plan,
  publisher_id uuid not null references publisher,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  primary key (plan_id, publisher_id)
);

create index publisher_due_by_time on publisher_due (due_at);

create table publisher_credited (
  plan_id bigint not null,
  publisher_id uuid not null,
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, publisher_id),
  foreign key (plan_id, publisher_id) references publisher_due
);
