-- What this database is, for ever: a demonstration with play money, or the real thing.
create table installation (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('demo', 'live')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  name text not null check (length(name) between 1 and 80),
  born_at timestamptz not null,
  -- Play money is its own currency, so that an amount can never be mistaken for a real one.
  check ((mode = 'demo') = (currency = 'SIM'))
);

create trigger installation_is_append_only before update or delete or truncate on installation
  for each statement execute function refuse_change();

-- The settings that staff may change, every version kept with who made it. The newest counts.
create table configuration (
  version int primary key generated always as identity,
  body jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  -- Why a version was made, and who confirmed it where it takes two.
  reason text not null default '' check (length(reason) <= 500),
  confirmed_by text
);

create trigger configuration_keeps_history before update or delete or truncate on configuration
  for each statement execute function refuse_change();

-- Whom partners turn to, how they pay in, where they are paid out to and what one member of staff
-- may give away alone: one person asks for a change, and another makes it.
create table configuration_proposal (
  id uuid primary key,
  part text not null check (part in ('customerService', 'rechargeService', 'withdrawMethods',
    'depositInstructions', 'spending')),
  value jsonb not null,
  -- What the person looked at who asked.
  version int not null references configuration,
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  made_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 80),
  decided_at timestamptz,
  is_confirmed boolean,
  check (num_nulls(decided_by, decided_at, is_confirmed) in (0, 3)),
  -- Nobody confirms their own, however the name is typed. A refusal may be one's own.
  check (not coalesce(is_confirmed, false)
    or lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g')))
);

create index configuration_proposal_waiting on configuration_proposal (made_at)
  where decided_at is null;

grant update (decided_by, decided_at, is_confirmed) on configuration_proposal to
  reachbook_runtime;

-- The digest of the secrets that this database is used with; the secrets lie elsewhere.
create table secrets_mark (
  only_one boolean primary key default true check (only_one),
  digest bytea not null check (length(digest) = 32)
);

create trigger secrets_mark_is_append_only before update or delete or truncate on secrets_mark
  for each statement execute function refuse_change();

-- One idempotency key, one effect. The reply is written with the effect and never changed.
create table idempotency_key (
  key text primary key,
  input_hash bytea not null,
  reply json,
  at timestamptz not null
);

create trigger reply_is_append_only before update on idempotency_key for each row
  when (old.reply is not null or new.key <> old.key or new.input_hash <> old.input_hash)
  execute function refuse_change();

grant update (reply) on idempotency_key to reachbook_runtime;

-- Always empty: a health check writes here and takes it back, to see whether the disk takes more.
create table write_probe (
  filler bytea not null
);

-- Work that is done again and again, by one process at a time.
create table job (
  name text primary key,
  due_at timestamptz not null,
  leased_until timestamptz,
  ran_at timestamptz,
  failure text,
  failures int not null default 0
);

grant update on job to reachbook_runtime;

-- What a job could not do for one of many, and when it tries that one again. The others go on.
create table job_problem (
  job text not null,
  -- Such as the number of a plan, or the id of an order.
  what text not null,
  failure text not null,
  failures int not null check (failures > 0),
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (job, what)
);

grant delete, update (failure, failures, due_at) on job_problem to reachbook_runtime;
