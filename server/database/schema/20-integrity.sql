-- What a bank says stands on an account of the network at a time: recorded by one person, confirmed
-- by another, each with the hash of the bank's own file. Nothing is computed from it.
create table bank_balance (
  id uuid primary key,
  account text not null check (length(account) between 1 and 80),
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  sha256 bytea not null check (length(sha256) = 32),
  recorded_by text not null check (length(recorded_by) between 1 and 80),
  -- Null only while it is tried out, which is undone: nothing reads a row without it.
  confirmed_by text check (length(confirmed_by) between 1 and 80),
  recorded_at timestamptz not null check (recorded_at >= at),
  check (lower(confirmed_by) <> lower(recorded_by))
);

create index bank_balance_by_account on bank_balance (account, at desc, recorded_at desc);

create index bank_balance_by_time on bank_balance (recorded_at, id);

create trigger bank_balance_is_for_ever before update or delete or truncate on bank_balance
  for each statement execute function refuse_change();
