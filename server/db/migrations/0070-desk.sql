-- The members of staff who sit at the desk. Names are what partners read in their activity lists,
-- and two people are two names, so no two may have one.
create table staff (
  id uuid primary key,
  name text not null check (length(name) between 2 and 60),
  name_key text not null unique,
  roles text[] not null
    check (roles <@ array['support', 'finance', 'approver', 'catalogue', 'admin']),
  -- Null until the person has joined by a link.
  password_hash text,
  -- The secret of the one-time codes, sealed; and the last code that was used, as each counts once.
  secret_sealed bytea,
  last_step bigint not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  made_by text not null,
  made_at timestamptz not null
);
--;;
grant update (roles, password_hash, secret_sealed, last_step, is_active, version) on staff
  to reachbook_runtime;
--;;
-- A link that is handed to one person, works once and for a short time.
create table staff_link (
  token_hash bytea primary key,
  staff_id uuid not null references staff,
  purpose text not null check (purpose in ('join', 'enter')),
  secret_sealed bytea,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
--;;
create index staff_link_of_staff on staff_link (staff_id);
--;;
grant update (used_at, secret_sealed) on staff_link to reachbook_runtime;
--;;
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
--;;
create index staff_passkey_of_staff on staff_passkey (staff_id);
--;;
grant update (counter, used_at, removed_at) on staff_passkey to reachbook_runtime;
--;;
-- What a browser must sign to prove a passkey: asked once, for a few minutes.
create table staff_challenge (
  challenge text primary key,
  staff_id uuid references staff,
  expires_at timestamptz not null
);
--;;
grant delete on staff_challenge to reachbook_runtime;
--;;
create table staff_session (
  id uuid primary key,
  token_hash bytea not null,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null
);
--;;
create index staff_session_of_staff on staff_session (staff_id) where ended_at is null;
--;;
grant update (used_at, ended_at) on staff_session to reachbook_runtime;
--;;
-- What staff did that concerns no single partner. What concerns one stands in the partner's list.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  made_by text not null,
  act text not null,
  about jsonb not null default '{}'
);
--;;
create trigger desk_log_is_for_ever before update or delete or truncate
  on desk_log for each statement execute function refuse_change();
