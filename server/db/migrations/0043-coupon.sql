-- An activity that gives coupons, and what each of them is worth. The table of what staff did is
-- called activity, so this one has the name that the people who plan it use.
create table campaign (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  name_key text not null check (length(name_key) between 1 and 60),
  -- Claimed by partners, or given by staff to those they name.
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
  check (num_nulls(share_bps, amount) = 1),
  check (amount is null or amount = most),
  check (is_claimable or not is_new_user),
  check (is_new_user or new_user_days is null),
  unique (id, is_new_user)
);
--;;
create trigger campaign_is_for_ever before update or delete or truncate on campaign
  for each statement execute function refuse_change();
--;;
-- Ended by staff before its time. Coupons that were given stay good.
create table campaign_end (
  campaign_id uuid primary key references campaign,
  ended_by text not null check (length(ended_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);
--;;
create trigger campaign_end_is_for_ever before update or delete or truncate on campaign_end
  for each statement execute function refuse_change();
--;;
-- A coupon of a partner. Period 0 was claimed; each later period gives one more, once.
create table coupon (
  id uuid primary key,
  campaign_id uuid not null,
  is_new_user boolean not null,
  partner_id uuid not null references partner,
  period int not null check (period >= 0),
  -- 'partner' who claimed it, 'network' for a period, or the name of a member of staff.
  given_by text not null check (length(given_by) between 1 and 80),
  given_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > given_at),
  unique (campaign_id, partner_id, period),
  foreign key (campaign_id, is_new_user) references campaign (id, is_new_user)
);
--;;
-- One new-user coupon for each user, whatever activity it is of.
create unique index one_new_user_coupon on coupon (partner_id) where is_new_user and period = 0;
--;;
create index coupon_of_partner on coupon (partner_id, given_at desc, id desc);
--;;
create trigger coupon_is_for_ever before update or delete or truncate on coupon
  for each statement execute function refuse_change();
