-- Whether this database is a demo with play money or a live network. This never changes.
create table installation (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('demo', 'live')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  name text not null check (length(name) between 1 and 80),
  born_at timestamptz not null,
  -- Play money has a currency of its own, so that an amount cannot be mistaken for a real one.
  check ((mode = 'demo') = (currency = 'SIM'))
);

-- The configuration that staff may change. Every version is kept with its author; the newest is in
-- force.
create table configuration (
  version int primary key generated always as identity,
  body jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  -- Why a version was made, and who confirmed it if that takes two people.
  reason text not null default '' check (length(reason) <= 500),
  confirmed_by text,
  -- The network keeps at most 30 % of what is billed, and 30 % of a commission.
  constraint configuration_fees_in_bounds check (
    coalesce((body -> 'plan' ->> 'mediaFeeBps')::int, 0) between 0 and 3000
    and coalesce((body -> 'plan' ->> 'revenueFeeBps')::int, 0) between 0 and 3000
    and coalesce((body -> 'vip' ->> 'revenueFeeBps')::int, 0) between 0 and 3000)
);

-- The digest of the secrets that this database is used with. The secrets themselves are kept
-- elsewhere.
create table secrets_fingerprint (
  only_one boolean primary key default true check (only_one),
  digest bytea not null check (length(digest) = 32)
);

-- One idempotency key, one effect. The reply is written together with the effect and never changes.
create table idempotency_key (
  key text primary key,
  input_hash bytea not null,
  reply json,
  at timestamptz not null
);

create trigger reply_is_append_only before update on idempotency_key for each row
  when (old.reply is not null) execute function refuse_change();

-- Always empty: a health check inserts a row and rolls back, to see whether the disk accepts
-- writes.
create table write_probe (
  filler bytea not null
);

-- Recurring jobs, each run by one process at a time.
create table job (
  name text primary key,
  due_at timestamptz not null,
  leased_until timestamptz,
  ran_at timestamptz,
  failure text,
  failures int not null default 0
);

-- An item that a job could not process, and when it is retried. The other items are not held up.
create table job_problem (
  job text not null,
  -- For example a plan's number or an order's id.
  what text not null,
  failure text not null,
  failures int not null check (failures > 0),
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (job, what)
);
