-- A campaign that gives coupons, and what each coupon is worth.
create table campaign (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  name_key text not null check (length(name_key) between 1 and 60),
  -- Claimed by partners, or given by staff to partners they name.
  is_claimable boolean not null,
  is_new_user boolean not null,
  new_user_days int check (new_user_days > 0),
  kind text not null
    check (kind in ('discount', 'fixed-amount', 'value-added', 'deduction', 'team', 'custom')),
  type text not null check (type in ('discount', 'deduction', 'addition')),
  share_bps int check (share_bps between 1 and 10000),
  amount bigint check (amount > 0),
  most bigint not null check (most > 0),
  amount_required bigint not null check (amount_required >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  every_days int check (every_days > 0),
  coupon_days int not null check (coupon_days > 0),
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  made_at timestamptz not null,
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  -- The most that the coupons of a campaign may cost in total.
  budget bigint not null check (budget >= most),
  check (num_nulls(share_bps, amount) = 1),
  check (amount is null or amount = most),
  check (is_claimable or not is_new_user),
  check (is_new_user or new_user_days is null),
  unique (id, is_new_user)
);

-- Ended early by staff. Coupons already given stay valid.
create table campaign_end (
  campaign_id uuid primary key references campaign,
  ended_by text not null check (length(ended_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);

-- A partner's coupon. Period 0 was claimed; each later period gives one more, once.
create table coupon (
  id uuid primary key,
  campaign_id uuid not null,
  is_new_user boolean not null,
  partner_id uuid not null references partner,
  period int not null,
  -- 'partner' if claimed, 'network' for a later period, or the name of a member of staff.
  given_by text not null check (length(given_by) between 1 and 80),
  given_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > given_at),
  unique (campaign_id, partner_id, period),
  foreign key (campaign_id, is_new_user) references campaign (id, is_new_user),
  -- A coupon that staff give beyond the first belongs to no period and is numbered below zero, so
  -- that it does not use up the coupon of a period.
  constraint coupon_period_check check (period >= 0 or given_by not in ('partner', 'network'))
);

-- One new-user coupon per partner, across all campaigns.
create unique index one_new_user_coupon on coupon (partner_id) where is_new_user and period = 0;

create index coupon_of_partner on coupon (partner_id, given_at desc, id desc);

alter table plan_put add foreign key (coupon_id) references coupon;

-- A coupon used on a put. Uses of coupons of one name never overlap in days: each names the end of
-- the previous use's day and begins after it, whatever time zone either was in.
create table coupon_use (
  coupon_id uuid not null references coupon,
  partner_id uuid not null references partner,
  name_key text not null,
  turn int not null check (turn > 0),
  time_zone text not null,
  day_starts timestamptz not null,
  day_ends timestamptz not null,
  turn_before int generated always as (nullif(turn - 1, 0)) stored,
  plan_id bigint not null unique references plan,
  pays bigint not null check (pays >= 0),
  adds bigint not null check (adds >= 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  -- The number of this use. Two concurrent uses get the same number, and the database accepts only
  -- the first.
  nth int not null check (nth > 0),
  nth_before int generated always as (nullif(nth - 1, 0)) stored,
  check (pays + adds > 0),
  check (at >= day_starts and at < day_ends),
  check (day_ends - day_starts between interval '20 hours' and interval '49 hours'),
  unique (partner_id, name_key, turn),
  foreign key (partner_id, name_key, turn_before)
    references coupon_use (partner_id, name_key, turn),
  primary key (coupon_id, nth),
  foreign key (coupon_id, nth_before)
    references coupon_use (coupon_id, nth)
);
