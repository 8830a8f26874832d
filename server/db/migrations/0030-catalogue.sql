-- Who pays commissions. Their money stands in the ledger under this id, as escrow.
create table merchant (
  id uuid primary key,
  name text not null check (name <> ''),
  added_at timestamptz not null
);
--;;
-- Keys that a merchant signs postbacks with, sealed. Two may overlap, so that one can follow
-- the other without a gap.
create table postback_key (
  merchant_id uuid not null references merchant,
  kid text not null,
  secret bytea not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  primary key (merchant_id, kid)
);
--;;
grant update (valid_until) on postback_key to reachbook_runtime;
--;;
-- A product never changes: what a partner agreed to stays what it was. A better one is a new row.
create table product (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  is_official boolean not null,
  kind text not null check (kind in ('video', 'landing')),
  name text not null,
  description text not null,
  -- A page of the demo's own stands for a shop where there is none.
  landing_url text not null check (landing_url ~ '^(https://|/demo/)'),
  lowest bigint not null check (lowest > 0),
  highest bigint not null check (highest >= lowest),
  -- A fixed commission, or a share of the order up to a limit.
  commission bigint check (commission > 0),
  commission_bps int check (commission_bps between 1 and 10000),
  commission_max bigint not null check (commission_max > 0),
  conversions_per_click int not null check (conversions_per_click > 0),
  click_window_hours int not null check (click_window_hours > 0),
  validate_days int not null check (validate_days >= 0),
  put_rule jsonb not null,
  targeting jsonb not null,
  added_at timestamptz not null,
  check ((commission is null) <> (commission_bps is null)),
  check (commission is null or commission_max = commission)
);
--;;
create table product_withdrawal (
  product_id uuid primary key references product,
  at timestamptz not null,
  made_by text not null,
  reason text not null
);
--;;
-- What is shown. The file lies under its digest in the data folder.
create table creative (
  id int generated always as identity primary key,
  product_id uuid not null references product,
  format text not null check (format in ('image', 'video', 'card')),
  sha256 bytea not null check (length(sha256) = 32),
  type text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  duration_ms int check (duration_ms > 0),
  title text not null,
  added_at timestamptz not null,
  check ((format = 'video') = (duration_ms is not null))
);
--;;
create table creative_review (
  creative_id int not null references creative,
  step int not null check (step > 0),
  state text not null check (state in ('approved', 'rejected')),
  made_by text not null,
  reason text not null,
  at timestamptz not null,
  primary key (creative_id, step)
);
--;;
create table publisher (
  id uuid primary key,
  name text not null check (name <> ''),
  -- A publisher of simulated traffic exists only in a demo.
  is_simulated boolean not null,
  added_at timestamptz not null
);
--;;
-- A placement on a publisher's pages.
create table zone (
  id int generated always as identity primary key,
  -- What the tag on the page names.
  key text not null unique,
  publisher_id uuid not null references publisher,
  name text not null,
  format text not null check (format in ('image', 'video', 'card')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  domains text[] not null,
  category text not null,
  added_at timestamptz not null
);
--;;
-- The rate card: the newest row of a zone is its price. A price per thousand divides evenly.
create table zone_rate (
  zone_id int not null references zone,
  since timestamptz not null,
  price_model text not null check (price_model in ('cpm', 'cpc')),
  price bigint not null check (price > 0),
  pay_bps int not null check (pay_bps between 0 and 10000),
  made_by text not null,
  primary key (zone_id, since),
  check (price_model = 'cpc' or price % 1000 = 0)
);
