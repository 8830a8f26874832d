-- Everything that staff did on an account, for its partner to read.
create table activity (
  id bigint primary key generated always as identity,
  partner_id uuid not null references partner,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 80),
  act text not null,
  reason text not null check (length(reason) between 1 and 500),
  reference text not null
);
--;;
create index activity_of_partner on activity (partner_id, id desc);
--;;
create trigger activity_is_for_ever before update or delete or truncate on activity
  for each statement execute function refuse_change();
--;;
-- A movement of money that one member of staff asks for and another one carries out or refuses.
create table proposal (
  id uuid primary key,
  act text not null,
  partner_id uuid references partner,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  reference text not null check (length(reference) between 1 and 200),
  made_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  is_confirmed boolean,
  check (num_nulls(decided_by, decided_at, is_confirmed) in (0, 3)),
  -- Nobody moves money alone.
  check (lower(decided_by) <> lower(made_by))
);
--;;
-- The same bank reference is booked once.
create unique index proposal_of_reference on proposal (act, reference)
  where is_confirmed is not false;
--;;
grant update (decided_by, decided_at, is_confirmed) on proposal to reachbook_runtime;
--;;
-- A reference that a partner writes on a transfer, so that it can be told whose it is.
create table deposit_reference (
  reference text primary key,
  partner_id uuid not null references partner,
  created_at timestamptz not null,
  proposal_id uuid unique references proposal
);
--;;
create index deposit_reference_of_partner on deposit_reference (partner_id, created_at desc);
--;;
grant update (proposal_id) on deposit_reference to reachbook_runtime;
