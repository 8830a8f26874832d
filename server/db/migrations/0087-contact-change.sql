-- Whom partners turn to and where they pay in, as it was confirmed by two people: a log that anyone
-- can read, each row signed and holding the hash of the one before.
create table contact_change (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  part text not null check (part in
    ('customerService', 'rechargeService', 'withdrawMethods', 'depositInstructions')),
  -- JSON as it was signed.
  value text not null check (value is json),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  key text not null references signing_key (key),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$')
);
--;;
create trigger contact_change_is_for_ever before update or delete or truncate on contact_change
  for each statement execute function refuse_change();
