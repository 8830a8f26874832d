-- Conversions that merchants reported. `name` and `txid` are the merchant's own.
create table conversion (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  name text not null,
  txid text not null,
  plan_id bigint not null references plan,
  serve_id uuid not null,
  order_amount bigint check (order_amount >= 0),
  commission bigint not null check (commission >= 0),
  -- At most 30 % of the commission.
  fee bigint not null check (fee >= 0 and fee * 10 <= commission * 3),
  clicked_at timestamptz not null,
  occurred_at timestamptz not null,
  at timestamptz not null,
  lock_at timestamptz not null,
  body_hash bytea not null,
  unique (merchant_id, name, txid)
);

create index conversion_of_plan on conversion (plan_id, at);

-- For reports of orders by day.
create index conversion_by_time on conversion (at);

create index conversion_by_txid on conversion (txid text_pattern_ops);

create index conversion_of_click on conversion (serve_id);

-- Conversions whose commission may soon become final.
create index conversion_by_lock on conversion (lock_at);

-- held: to be reviewed. pending: commission reserved. unfunded: the merchant's escrow did not cover
-- it. refused: outside the rules, never paid. approved and reversed are final.
create table conversion_step (
  conversion_id uuid not null references conversion,
  step int not null check (step > 0),
  state text not null
    check (state in ('held', 'pending', 'approved', 'reversed', 'unfunded', 'refused')),
  reason text,
  actor text not null,
  entry_id uuid references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (conversion_id, step)
);

create index conversion_step_approved on conversion_step (at) where state = 'approved';

-- The same order number with different facts: the merchant's mistake, or fraud. Staff must look.
create table postback_conflict (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  name text not null,
  txid text not null,
  body text not null,
  at timestamptz not null
);

create index postback_conflict_of_merchant on postback_conflict (merchant_id, at);

-- A commission charged back while the partner's balance did not cover it. It is recovered from
-- later commissions of the same merchant, and from nothing else.
create table clawback (
  id uuid primary key,
  partner_id uuid not null references partner,
  merchant_id uuid not null references merchant,
  conversion_id uuid not null references conversion,
  -- The entry that had paid the commission.
  entry_id uuid not null unique references entry,
  approval_id uuid not null references approval,
  -- What the partner had received of it, and what the network had.
  net bigint not null check (net > 0),
  fee bigint not null check (fee >= 0),
  -- Whether the entry itself was reversed too, so that only what it had not paid out is clawed
  -- back.
  is_rest boolean not null,
  at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > at)
);

create index clawback_of_partner on clawback (partner_id, merchant_id, at);

create table clawback_payment (
  clawback_id uuid not null references clawback,
  no int not null check (no > 0),
  -- The commission that it was taken from.
  conversion_id uuid not null references conversion,
  entry_id uuid not null references entry deferrable initially deferred,
  net bigint not null check (net >= 0),
  fee bigint not null check (fee >= 0),
  at timestamptz not null,
  primary key (clawback_id, no),
  check (net + fee > 0)
);

create index clawback_payment_of_conversion on clawback_payment (conversion_id);
