-- Approved payouts as one file for the bank. The file itself is not kept, because it holds account
-- numbers in clear text: it is written again from the same rows, and its hashes prove it identical.
create table payment_file (
  id uuid primary key,
  no text not null unique check (no ~ '^[A-Z0-9-]{1,35}$'),
  debtor_name text not null check (length(debtor_name) between 1 and 140),
  debtor_account text not null check (debtor_account ~ '^[A-Z0-9]{5,34}$'),
  debtor_bic text check (debtor_bic ~ '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  pays_on date not null,
  total bigint not null check (total > 0),
  made_by text not null check (length(made_by) between 1 and 80),
  made_by_id uuid not null references staff,
  made_at timestamptz not null check (made_at = date_trunc('milliseconds', made_at)),
  released_by text check (length(released_by) between 1 and 80),
  released_by_id uuid references staff,
  released_at timestamptz,
  xml_sha256 bytea check (length(xml_sha256) = 32),
  csv_sha256 bytea check (length(csv_sha256) = 32),
  dropped_by text check (length(dropped_by) between 1 and 80),
  dropped_at timestamptz,
  check (num_nulls(released_by, released_by_id, released_at, xml_sha256, csv_sha256) in (0, 5)),
  check (num_nulls(dropped_by, dropped_at) in (0, 2)),
  -- Nobody releases their own file, whatever their name is.
  constraint payment_file_takes_two check (released_by_id <> made_by_id)
);

create index payment_file_by_time on payment_file (made_at, id);

create trigger payment_file_is_dropped_once before update on payment_file for each row
  when (old.dropped_at is not null) execute function refuse_change();

create table payment_file_item (
  file_id uuid not null references payment_file,
  place int not null check (place > 0),
  payout_id uuid not null references payout,
  -- Until the file is dropped.
  is_live boolean not null default true,
  primary key (file_id, place)
);

-- No payout is in two files.
create unique index payout_in_one_file on payment_file_item (payout_id) where is_live;

-- A bank statement, imported by one person. Importing books nothing.
create table bank_statement (
  id uuid primary key,
  sha256 bytea not null unique check (length(sha256) = 32),
  name text not null check (length(name) between 1 and 200),
  format text not null check (format in ('camt.053.001.08', 'csv')),
  account text not null,
  lines int not null check (lines >= 0),
  -- Lines that an earlier statement already had.
  known int not null check (known >= 0),
  read_by text not null check (length(read_by) between 1 and 80),
  read_by_id uuid not null references staff,
  read_at timestamptz not null
);

create index bank_statement_by_time on bank_statement (read_at, id);

create table bank_line (
  id uuid primary key,
  statement_id uuid not null references bank_statement,
  place int not null check (place > 0),
  -- The hash of what identifies the same line in another statement.
  key bytea not null unique check (length(key) = 32),
  is_credit boolean not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  bank_reference text,
  party text,
  text text not null check (length(text) <= 500),
  -- The deposit reference or payout named on the line.
  reference text,
  payout_id uuid,
  unique (statement_id, place)
);

-- The deposit as which a line was recorded.
create table bank_line_deposit (
  line_id uuid primary key references bank_line,
  approval_id uuid not null unique references approval
);
