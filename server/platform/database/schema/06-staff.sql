-- Members of staff. Partners read their names in activity lists, so names are unique.
create table staff (
  id uuid primary key,
  name text not null check (length(name) between 2 and 60),
  name_key text not null unique,
  roles text[] not null
    check (roles <@ array['support', 'finance', 'approver', 'catalogue', 'admin', 'auditor']),
  -- Null until the person has joined through a link.
  password_hash text,
  -- The sealed TOTP secret, and the last code used, since each code is accepted once.
  secret_sealed bytea,
  last_step bigint not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  made_by text not null,
  made_at timestamptz not null,
  -- An auditor of the books can have no other role.
  constraint auditor_is_nothing_else check ('auditor' <> all (roles) or cardinality(roles) = 1)
);

-- Admins whom a command of the machine admitted after the first two accounts of the network. The
-- public page counts them. Until then they decide nothing, and nobody approves what they request.
create table machine_admission (
  staff_id uuid not null references staff,
  at timestamptz not null,
  decides_from timestamptz not null check (decides_from > at),
  primary key (staff_id, at)
);

create table staff_passkey (
  id text primary key,
  staff_id uuid not null references staff,
  public_key bytea not null,
  counter bigint not null,
  label text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  removed_at timestamptz
);

create index staff_passkey_of_staff on staff_passkey (staff_id);

create table staff_session (
  id uuid primary key,
  token_hash bytea not null,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null,
  -- When the person last gave a second factor, and when they last proved all factors to change a
  -- way of signing in. Signing in counts as the first, never as the second.
  factor_at timestamptz not null,
  whole_at timestamptz
);

create index staff_session_of_staff on staff_session (staff_id) where ended_at is null;

-- A command that one member of staff requested and another decides. What it does to the database
-- happens in the transaction of the decision.
create table approval (
  id uuid primary key,
  -- The kind of the command, as its route names it.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- What it would change. Only one request of a kind about it can wait.
  subject text not null check (length(subject) between 1 and 200),
  -- The partner it is about, if it is about one.
  partner_id uuid references partner,
  -- What the command is run with, with the version that the requester saw.
  input jsonb not null,
  -- For people to read, in this order: the current state, and the requested one. What would read
  -- otherwise when it is decided has changed meanwhile, and is refused.
  about json not null,
  reason text not null check (length(reason) <= 500),
  -- Of a transfer of money: the entry, exchange or order it is about or the merchant, publisher or
  -- acceptor whose money moves; the amount, where the requester names it; and the reference.
  target_id uuid,
  amount bigint check (amount > 0),
  reference text check (length(reference) between 1 and 200),
  -- When the deposit was charged back: its transfer can then be recorded again under the same
  -- reference.
  undone_at timestamptz,
  -- One half of what opens a secret, shown to the requester; the decider is shown the link.
  code_word_hash bytea check (length(code_word_hash) = 32),
  -- People are compared by id; lists show the names that they had.
  requested_by uuid not null references staff,
  requester text not null check (length(requester) between 1 and 80),
  requested_at timestamptz not null,
  -- When nobody can decide it any more.
  ends_at timestamptz not null check (ends_at > requested_at),
  outcome text check (outcome in ('approved', 'refused', 'withdrawn', 'stopped', 'lapsed')),
  decided_by uuid references staff,
  decider text check (length(decider) between 1 and 80),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 500),
  check ((outcome is null) = (decided_at is null)),
  check (num_nulls(decided_by, decider, decision_reason)
    = case when outcome is null or outcome = 'stopped' or outcome = 'lapsed' then 3 else 0 end),
  -- Nobody decides their own request, whatever their roles are; only they withdraw it.
  constraint approval_takes_two check ((requested_by = decided_by) = (outcome = 'withdrawn')),
  check (decided_by is null or decided_at < ends_at),
  check (reference is not null or num_nulls(target_id, amount, undone_at) = 3),
  check (undone_at is null or outcome = 'approved')
);

create unique index one_open_approval on approval (kind, subject) where outcome is null;

create index approval_by_time on approval (requested_at, id);

-- The reference of a transfer is used once.
create unique index approval_of_reference on approval (kind, reference)
  where reference is not null and undone_at is null and (outcome is null or outcome = 'approved');

create index approval_by_reference on approval (reference text_pattern_ops)
  where reference is not null;

create index approval_undone on approval (reference, undone_at) where undone_at is not null;

-- For the daily figures.
create index approval_of_transfer on approval (decided_at)
  where reference is not null and outcome = 'approved';

create index approval_of_partner on approval (partner_id) where partner_id is not null;

create trigger approval_is_decided_once before update on approval for each row
  when (old.outcome is not null and (old.undone_at is not null
    or to_jsonb(old) - 'undone_at' is distinct from to_jsonb(new) - 'undone_at'))
  execute function refuse_unless_erasing();

alter table announcement add foreign key (staff_id) references staff;

alter table one_time_token add foreign key (approval_id) references approval
  deferrable initially deferred;

-- Who did what at the desk, written in the transaction that does it. Partners read what is about
-- them, under *Staff activity*; all else is the log, which everybody at the desk reads.
create table audit_event (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 120),
  act text not null,
  partner_id uuid references partner,
  -- Why, for the partner to read, and what it refers to outside.
  reason text check (length(reason) between 1 and 500),
  reference text,
  -- The SHA-256 of the letter or picture that an act is based on, so that it cannot be swapped
  -- later.
  evidence text check (evidence ~ '^[0-9a-f]{64}$'),
  -- What the log says besides.
  about jsonb not null default '{}',
  check (num_nulls(partner_id, reason, reference) in (0, 3)),
  check (partner_id is not null or evidence is null),
  check (partner_id is null or about = '{}')
);

create index audit_event_of_partner on audit_event (partner_id, id desc)
  where partner_id is not null;

create index audit_event_of_log on audit_event (id desc) where partner_id is null;

-- Messages to a member of staff at the desk, shown until read: that one of their ways of signing in
-- changed, or that somebody was admitted from the machine.
create table desk_notice (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 120),
  act text not null,
  about jsonb not null default '{}',
  -- Whether it is about whoever reads it.
  is_own boolean not null,
  read_at timestamptz
);

create index desk_notice_unread on desk_notice (staff_id) where read_at is null;
