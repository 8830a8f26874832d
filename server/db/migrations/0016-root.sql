-- The public halves of the keys that statements and roots are signed with, the first first. Each
-- is valid until the next, and each but the first is signed by the one before.
create table signing_key (
  no int primary key check (no > 0),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  valid_from timestamptz not null,
  signature text check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  made_by text not null check (length(made_by) between 1 and 80),
  check ((no = 1) = (signature is null))
);
--;;
create trigger signing_key_is_for_ever before update or delete or truncate on signing_key
  for each statement execute function refuse_change();
--;;
-- One hash over the heads of all wallets at a moment, chained to the one before and signed. Who
-- keeps one can tell for ever whether any wallet was shortened or rewritten after it.
create table ledger_root (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  wallets bigint not null check (wallets > 0),
  root bytea not null check (length(root) = 32),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  key text not null references signing_key (key),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$')
);
--;;
create trigger ledger_root_is_for_ever before update or delete or truncate on ledger_root
  for each statement execute function refuse_change();
--;;
-- The heads under a root, written when they changed: a wallet stands with its newest row.
create table ledger_root_leaf (
  owner uuid not null references wallet,
  no int not null references ledger_root deferrable initially deferred,
  seq bigint not null check (seq > 0),
  head bytea not null check (length(head) = 32),
  primary key (owner, no)
);
--;;
create trigger ledger_root_leaf_is_for_ever before update or delete or truncate on ledger_root_leaf
  for each statement execute function refuse_change();
