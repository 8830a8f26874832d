-- The chart of accounts, as in `domain/`. `side` says on which side of zero a balance stays.
create table pocket (
  name text primary key,
  owner_kind text not null,
  side text not null check (side in ('credit', 'debit')),
  holding text not null check (holding in ('own', 'counter')),
  is_asset boolean not null,
  unique (name, side)
);

insert into pocket (name, owner_kind, side, holding, is_asset)
select unnest(names), owner_kind, side, holding, is_asset from (values
  ('partner', 'credit', 'own', true, array['available', 'to_consume', 'deposit']),
  ('partner', 'credit', 'own', false, array['to_consume_discount', 'to_consume_startup',
    'publisher_pending', 'publisher_pending_discount', 'publisher_pending_startup', 'to_settle',
    'discount', 'startup', 'payout', 'exchange', 'forgiven']),
  ('partner', 'debit', 'counter', false, array['advance_receivable', 'recovery_receivable', 'bank_in']),
  ('partner', 'credit', 'counter', false, array['advance_due', 'reserved',
    'publisher_pay', 'media_fee', 'revenue_fee', 'payout_fee', 'membership_income', 'bank_out',
    'acceptor_owed']),
  ('merchant', 'credit', 'own', false, array['escrow']),
  ('publisher', 'credit', 'own', false, array['publisher_payable']),
  ('acceptor', 'credit', 'own', false, array['acceptor_clearing']),
  ('network', 'credit', 'own', false, array['promotions', 'capital']),
  ('rail', 'debit', 'own', false, array['cash']),
  ('rail', 'credit', 'own', false, array['cash_out'])
) as chart (owner_kind, side, holding, is_asset, names);

-- The head of an owner's chain. Whoever touches an account of the owner holds this row's lock.
create table wallet (
  owner uuid primary key,
  seq bigint not null check (seq >= 0),
  head bytea not null check (length(head) = 32),
  at timestamptz,
  check ((seq = 0) = (at is null))
) with (fillfactor = 70);

create table account (
  owner uuid not null references wallet,
  pocket text not null,
  side text not null,
  balance bigint not null,
  turn bigint not null check (turn >= 0),
  primary key (owner, pocket),
  foreign key (pocket, side) references pocket (name, side),
  constraint balance_keeps_its_side
    check (case side when 'credit' then balance >= 0 else balance <= 0 end)
) with (fillfactor = 70);

create table entry (
  id uuid primary key,
  kind text not null,
  -- Whole milliseconds, because the hash of an entry covers no more than that.
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  request_key text,
  cause jsonb not null check (jsonb_typeof(cause) = 'object'),
  remark text,
  reverses uuid references entry,
  check ((kind = 'chargeback') = (reverses is not null)),
  check (reverses is null or remark is not null)
);

create unique index entry_of_request on entry (request_key) where request_key is not null;

create unique index entry_is_reversed_once on entry (reverses) where reverses is not null;

-- A decision of two people moves money once.
create unique index entry_of_proposal on entry ((cause ->> 'proposal'))
  where kind in ('deposit', 'startup_advance', 'capital_in', 'promotion_fund', 'escrow_fund',
    'escrow_return', 'publisher_payout', 'acceptor_pay', 'chargeback');

-- The profit shares that a plan paid, for its figures.
create index entry_of_profit_share on entry ((cause ->> 'plan')) where kind = 'profit_share';

-- Reversals are rare, and their owners are looked up one by one.
create index entry_by_reversal on entry (at) where kind = 'chargeback';

-- A plan's amounts link to the records that moved them.
create index entry_of_plan on entry ((cause ->> 'plan')) where cause ->> 'plan' is not null;

create index entry_of_coupon_return on entry ((cause ->> 'plan')) where kind = 'coupon_return';

-- An account's postings are numbered without gaps, and each holds the balance after it.
create table posting (
  owner uuid not null,
  pocket text not null,
  turn bigint not null check (turn > 0),
  entry_id uuid not null references entry,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (owner, pocket, turn),
  foreign key (owner, pocket) references account
);

create index posting_of_entry on posting (entry_id);

-- An owner's hash chain.
create table record (
  owner uuid not null references wallet,
  seq bigint not null check (seq > 0),
  entry_id uuid not null references entry,
  hash bytea not null check (length(hash) = 32),
  previous bytea not null check (length(previous) = 32),
  primary key (owner, seq)
);

-- While a row here is not lifted, no money moves. Only people can lift it, as the owner of the
-- tables.
create table ledger_stop (
  id int primary key generated always as identity,
  at timestamptz not null,
  why text not null,
  lifted_at timestamptz,
  lifted_by text,
  check ((lifted_at is null) = (lifted_by is null))
);

-- How far each chain has been verified: a chain that is now shorter has been truncated.
create table audited (
  owner uuid primary key,
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
) with (fillfactor = 70);

create trigger audited_goes_forward before update on audited for each row
  when (new.seq < old.seq or (new.seq = old.seq and new.hash <> old.hash))
  execute function refuse_change();

-- One row per audit of the whole ledger, kept up to date until the next one.
create table audit (
  round int primary key generated always as identity,
  began_at timestamptz not null,
  at timestamptz not null,
  checked_entries bigint not null,
  findings jsonb not null check (jsonb_typeof(findings) = 'array')
);

create trigger audit_keeps_findings before update on audit for each row
  when (not new.findings @> old.findings) execute function refuse_change();

-- The public keys that statements and roots are signed with, oldest first. Each is valid until the
-- next, and each but the first is signed by its predecessor.
create table signing_key (
  no int primary key check (no > 0),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  valid_from timestamptz not null,
  signature text check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  made_by text not null check (length(made_by) between 1 and 80),
  check ((no = 1) = (signature is null))
);

-- One hash over the heads of all wallets at a moment, chained to the previous root and signed.
-- Whoever keeps one can tell from then on whether any wallet was shortened or rewritten after it.
create table ledger_root (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  wallets bigint not null check (wallets > 0),
  root bytea not null check (length(root) = 32),
  -- The tree of sums over what the network owed at that moment, and its public totals.
  liability_root bytea not null check (length(liability_root) = 32),
  liability_leaves int not null check (liability_leaves > 0),
  owed jsonb not null check (jsonb_typeof(owed) = 'array'),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  key text not null references signing_key (key),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$')
);

-- The heads under a root, written only when they change: a wallet is represented by its newest row.
create table ledger_root_leaf (
  owner uuid not null references wallet,
  no int not null references ledger_root deferrable initially deferred,
  seq bigint not null check (seq > 0),
  head bytea not null check (length(head) = 32),
  primary key (owner, no)
);

-- What each owner was owed at a root, by group. Like the heads, written only when it changes.
create table liability_leaf (
  owner uuid not null references wallet,
  no int not null references ledger_root deferrable initially deferred,
  amounts bigint[] not null check (cardinality(amounts) = 5 and 0 <= all (amounts)),
  primary key (owner, no)
);

-- The secret that shuffled a root's leaves. What is owed to publishers, merchants and acceptors but
-- held under partners' owners is one separate leaf.
create table liability_day (
  no int primary key references ledger_root deferrable initially deferred,
  salt bytea not null check (length(salt) = 32),
  unassigned bigint[] not null check (cardinality(unassigned) = 5 and 0 <= all (unassigned))
);
