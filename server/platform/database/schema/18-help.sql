-- Contact and payment details as two people confirmed them: a public log in which each row is
-- signed and holds the hash of the one before.
create table contact_change (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  part text not null check (part in
    ('customerService', 'rechargeService', 'withdrawMethods', 'depositInstructions')),
  -- The JSON text as it was signed.
  value text not null check (value is json),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  key text not null references signing_key (key),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$')
);
