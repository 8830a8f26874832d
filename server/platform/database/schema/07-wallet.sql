-- The transaction password. Its pepper is kept elsewhere, and attempts are counted before
-- comparing.
create table pay_password (
  partner_id uuid primary key references partner,
  hash text not null,
  set_at timestamptz not null,
  -- When it was last reset by someone who did not know the old one: payouts pause after that.
  reset_at timestamptz,
  -- Consecutive wrong attempts.
  tries int not null default 0 check (tries between 0 and 10),
  locked_until timestamptz,
  disabled_at timestamptz
) with (fillfactor = 70);

-- Resets of a forgotten transaction password. The wait gives the owner time to notice them.
create table pay_password_reset (
  id uuid primary key,
  partner_id uuid not null references partner,
  requested_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= requested_at + interval '24 hours'),
  cancelled_at timestamptz,
  done_at timestamptz check (done_at >= usable_at),
  -- The member of staff who started it; null when the partner did, in the app.
  begun_by uuid references staff,
  needs_approval boolean not null default false,
  approved_by uuid references staff,
  approved_at timestamptz,
  check (cancelled_at is null or done_at is null),
  check (
    num_nulls(approved_by, approved_at) in (0, 2)
    and (done_at is null or not needs_approval or approved_at is not null)),
  -- Nobody approves what they started.
  constraint pay_password_reset_takes_two check (approved_by <> begun_by)
);

create unique index one_open_reset on pay_password_reset (partner_id)
  where cancelled_at is null and done_at is null;

-- A confirmation allows one act within a minute. Only its digest is stored, and what it covers is
-- stored as a digest keyed with the confirmation, so a copy of this table reveals neither.
create table confirmation (
  hash bytea primary key check (length(hash) = 32),
  partner_id uuid not null references partner,
  session_id uuid not null references session,
  action text not null,
  about_hash bytea not null check (length(about_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz check (used_at < expires_at),
  -- What a passkey signed in place of the digits, until it is stored with the act.
  signed jsonb
);

create trigger confirmation_is_used_once before update on confirmation for each row
  when (old.used_at is not null) execute function refuse_change();

-- Payout destinations. The fields are encrypted with a key that is kept elsewhere.
create table bank_card (
  id uuid primary key,
  partner_id uuid not null references partner,
  method text not null,
  label text not null,
  kind text not null check (kind in ('bank-card', 'wallet-address')),
  sealed bytea not null,
  last4 text not null check (length(last4) <= 4),
  bound_at timestamptz not null,
  replaced_at timestamptz check (replaced_at >= bound_at),
  -- A keyed digest that finds equal cards without revealing them.
  fingerprint bytea not null check (length(fingerprint) = 32)
);

create unique index one_live_card on bank_card (partner_id) where replaced_at is null;

create index bank_card_of_partner on bank_card (partner_id, bound_at);

create index bank_card_by_fingerprint on bank_card (fingerprint) where replaced_at is null;

create trigger card_is_replaced_once before update on bank_card for each row
  when (old.replaced_at is not null) execute function refuse_unless_erasing();

-- A reference that a partner writes on a transfer, so that it can be matched to the partner.
create table deposit_reference (
  reference text primary key,
  partner_id uuid not null references partner,
  created_at timestamptz not null,
  approval_id uuid unique references approval
);

create index deposit_reference_of_partner on deposit_reference (partner_id, created_at desc);

create index deposit_reference_by_beginning on deposit_reference (reference text_pattern_ops);

create index deposit_reference_by_time on deposit_reference (created_at, reference);

create table payout (
  id uuid primary key,
  partner_id uuid not null references partner,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null check (net > 0),
  card_id uuid not null references bank_card,
  target text not null,
  state text not null check (state in
    ('requested', 'approved', 'sent', 'completed', 'rejected', 'failed', 'cancelled')),
  requested_at timestamptz not null,
  check (amount = fee + net)
);

create index payout_of_partner on payout (partner_id, requested_at desc, id);

-- Payouts that wait for staff are listed oldest first, the others newest first.
create index payout_by_time on payout (requested_at, id);

create index payout_that_waits on payout (requested_at, id)
  where state in ('requested', 'approved', 'sent');

-- The end of a payout is final: none is returned twice, or after it was sent.
create trigger payout_ends_once before update on payout for each row
  when (old.state in ('completed', 'rejected', 'failed', 'cancelled'))
  execute function refuse_unless_erasing();

-- Every refusal of a payout, kept for ever: the rule, its facts and the remedy. A partner's rows
-- form a hash chain.
create table payout_refusal (
  id uuid primary key,
  partner_id uuid not null references partner,
  seq int not null check (seq > 0),
  at timestamptz not null,
  reason text not null check (reason ~ '^payout_[a-z_]{1,60}$'),
  remedy text not null,
  -- The JSON text as it was written, which is what is hashed.
  facts text not null check (length(facts) <= 2000 and facts is json object),
  -- The payout that staff rejected, and who did. Automatic rules refuse before there is a payout.
  payout_id uuid unique references payout,
  caused_by text check (length(caused_by) between 1 and 80),
  -- The same person by id, which no hash covers.
  staff_id uuid references staff,
  -- The same rule with the same facts is recorded once an hour, however often it is asked.
  digest bytea not null check (length(digest) = 32),
  hour bigint not null check (hour = floor(extract(epoch from at) / 3600)),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  unique (partner_id, seq),
  unique (partner_id, digest, hour),
  check ((payout_id is null) = (caused_by is null) and (staff_id is null) = (caused_by is null))
);

create index payout_refusal_by_reason on payout_refusal (reason);
