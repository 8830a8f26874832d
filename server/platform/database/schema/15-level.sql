-- A month of VIP that was bought. Each begins where the previous one ended, or later.
create table vip_month (
  partner_id uuid not null references partner,
  no int not null check (no > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  price bigint not null check (price > 0),
  no_before int generated always as (nullif(no - 1, 0)) stored,
  ends_before timestamptz,
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  -- The terms sold with this month: its fee stays, even if the network changes its prices.
  fee_bps int not null check (fee_bps between 0 and 3000),
  primary key (partner_id, no),
  unique (partner_id, no, ends_at),
  check ((no = 1) = (ends_before is null)),
  check (starts_at >= at),
  foreign key (partner_id, no_before, ends_before)
    references vip_month (partner_id, no, ends_at)
);
