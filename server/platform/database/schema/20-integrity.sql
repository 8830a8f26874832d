-- A balance of one of the network's accounts according to the bank, with the hash of the bank's own
-- file. Its id is that of the approval that recorded it. Nothing is computed from it.
create table bank_balance (
  id uuid primary key references approval deferrable initially deferred,
  account text not null check (length(account) between 1 and 80),
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  sha256 bytea not null check (length(sha256) = 32),
  recorded_at timestamptz not null check (recorded_at >= at)
);

create index bank_balance_by_account on bank_balance (account, at desc, recorded_at desc);

create index bank_balance_by_time on bank_balance (recorded_at, id);

-- Outside auditors, by the key that signs their results. Two people add an auditor; the row never
-- changes and can only be ended.
create table auditor (
  id int primary key generated always as identity,
  name text not null check (length(name) between 2 and 120),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  added_by text not null,
  added_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check (num_nulls(ended_by, ended_at) in (0, 2))
);

create unique index auditor_in_use on auditor (name) where ended_at is null;

create trigger auditor_ends_once before update on auditor for each row
  when (old.ended_at is not null) execute function refuse_change();

-- An auditor's result, exactly as signed.
create table outside_audit (
  sha256 bytea primary key check (length(sha256) = 32),
  auditor_id int not null references auditor,
  -- When the auditor's program ran, and the newest root in what it read.
  at timestamptz not null,
  root_no int not null references ledger_root,
  is_sound boolean not null,
  text text not null check (length(text) <= 40000),
  taken_by text not null check (length(taken_by) between 1 and 80),
  taken_at timestamptz not null,
  check (sha256 = sha256(convert_to(text, 'UTF8')))
);

create index outside_audit_by_time on outside_audit (taken_at, at);
