-- Merchants pay commissions. Their money is in the ledger under this id, as escrow.
create table merchant (
  id uuid primary key,
  name text not null check (name <> ''),
  added_at timestamptz not null,
  -- A merchant's contacts.
  contact text not null default '' check (length(contact) <= 500),
  version int not null default 1
);

alter table outbox_message add foreign key (merchant_id) references merchant;

-- Keys that a merchant signs postbacks with, sealed. Two may overlap, so that a key can be rotated
-- without a gap.
create table postback_key (
  merchant_id uuid not null references merchant,
  kid text not null,
  secret bytea not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  primary key (merchant_id, kid)
);

-- A product never changes, so that what a partner agreed to stays as it was. A new version is a new
-- row.
create table product (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  is_official boolean not null,
  kind text not null check (kind in ('video', 'landing')),
  name text not null,
  description text not null,
  -- In a demo, a page of its own stands in for a shop.
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
  -- Name and description in other languages. English is in columns of its own and is shown to
  -- readers of languages that are missing here.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  descriptions jsonb not null default '{}'
    check (jsonb_typeof(descriptions) = 'object'),
  -- The previous version, which is no longer offered. It has one successor, so of two concurrent
  -- changes the second is refused: its author had not seen the first.
  replaces uuid unique references product,
  check ((commission is null) <> (commission_bps is null)),
  check (commission is null or commission_max = commission)
);

create table product_withdrawal (
  product_id uuid primary key references product,
  at timestamptz not null,
  made_by text not null,
  reason text not null
);

-- What is shown. The file is stored under its digest in the data folder.
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
  -- The title in other languages; viewers of languages that are missing here see the English one.
  titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  added_at timestamptz not null,
  -- Who uploaded a creative; somebody else reviews it.
  made_by text not null default '',
  made_by_id uuid references staff,
  -- Who changed the product when a creative was carried over to it. Neither that person nor the one
  -- who uploaded the file may approve it.
  carried_by text,
  carried_by_id uuid references staff,
  check ((made_by = '') = (made_by_id is null)),
  check (num_nulls(carried_by, carried_by_id) in (0, 2)),
  check ((format = 'video') = (duration_ms is not null))
);

-- Plans show all approved creatives of their product, so both are looked up by product.
create index creative_of_product on creative (product_id);

create table publisher (
  id uuid primary key,
  name text not null check (name <> ''),
  -- A publisher with simulated traffic exists only in a demo.
  is_simulated boolean not null,
  added_at timestamptz not null
);

-- A placement on a publisher's pages.
create table placement (
  id int generated always as identity primary key,
  -- The key that the tag on the page names.
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

-- The rate card: a placement's newest row is its price. A price per thousand divides evenly. The
-- publisher gets what the network does not keep, which is at most 30 %.
create table placement_rate (
  placement_id int not null references placement,
  since timestamptz not null,
  price_model text not null check (price_model in ('cpm', 'cpc')),
  price bigint not null check (price > 0),
  pay_bps int not null check (pay_bps between 7000 and 10000),
  made_by text not null,
  primary key (placement_id, since),
  check (price_model = 'cpc' or price % 1000 = 0)
);

-- How often a placement requested an ad, including requests without a fill: this measures supply.
-- Every process inserts rows of its own, so that none waits for another.
create table placement_request (
  placement_id int not null references placement,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  process uuid not null,
  count bigint not null check (count > 0)
);

create index placement_request_by_placement on placement_request (placement_id, hour desc);

-- Placements that staff withdrew, which get no more ads. Tokens issued before still count, so the
-- placement's own row stays.
create table placement_end (
  placement_id int primary key references placement,
  at timestamptz not null,
  made_by text not null check (made_by <> ''),
  reason text not null check (reason <> '')
);

create index placement_end_by_time on placement_end (at);
