-- Acceptors: outside parties who pay partners another currency for money they hold here.
create table acceptor (
  id uuid primary key,
  kind text not null check (kind in ('personal', 'enterprise')),
  name text not null check (length(name) between 1 and 80),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  added_at timestamptz not null
);

-- An acceptor's terms. Every version is kept; the newest is in force.
create table acceptor_terms (
  acceptor_id uuid not null references acceptor,
  version int not null generated always as identity,
  rate text not null check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,6})?$' and rate ~ '[1-9]'),
  limit_micro bigint not null check (limit_micro > 0),
  -- The public register and number under which the acceptor can be looked up.
  registration text not null check (length(registration) between 1 and 200),
  is_active boolean not null,
  set_at timestamptz not null,
  primary key (acceptor_id, version)
);

-- The codes that identify an acceptor. Only digests are kept, and only the newest code works.
create table acceptance_code (
  hash bytea primary key check (length(hash) = 32),
  acceptor_id uuid not null references acceptor,
  version int not null generated always as identity,
  issued_at timestamptz not null,
  unique (acceptor_id, version)
);

-- The rate quoted to a partner, reserved for a while for this partner alone.
create table exchange_quote (
  id uuid primary key,
  partner_id uuid not null references partner,
  acceptor_id uuid not null references acceptor,
  rate text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);

create index exchange_quote_of_partner on exchange_quote (partner_id, acceptor_id, expires_at);

create table exchange (
  id uuid primary key,
  partner_id uuid not null references partner,
  acceptor_id uuid not null references acceptor,
  amount bigint not null check (amount > 0),
  -- Fixed when the amount was held, whatever rate the acceptor offers later.
  rate text not null,
  arrives text not null check (arrives ~ '^[0-9]{1,13}\.[0-9]{2,6}$'),
  state text not null check (state in
    ('held', 'accepted', 'confirmed', 'disputed', 'completed', 'released', 'cancelled')),
  held_at timestamptz not null
);

create index exchange_of_partner on exchange (partner_id, held_at desc, id);

create index exchange_by_time on exchange (held_at, id);

-- The end of an exchange is final: nothing is released twice.
create trigger exchange_ends_once before update on exchange for each row
  when (old.state in ('confirmed', 'completed', 'released', 'cancelled'))
  execute function refuse_change();

-- Payments to acceptors for exchanges that ended in their favour: which exchange, how much, by
-- which entry and on whose decision. An exchange may be paid in parts, but never beyond its amount.
create table acceptor_paid (
  exchange_id uuid not null references exchange,
  no int not null check (no > 0),
  approval_id uuid not null references approval,
  entry_id uuid not null references entry deferrable initially deferred,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (exchange_id, no)
);
