create table partner (
  id uuid primary key,
  username text,
  username_key text unique,
  nickname text not null,
  email text not null,
  phone text not null,
  password_hash text,
  -- 'register', or the name of the host app that the partner comes from.
  entry text not null,
  host_user text,
  status text not null check (status in ('active', 'not-activated', 'disabled', 'cancelled')),
  language text not null,
  time_zone text not null,
  created_at timestamptz not null,
  contact_changed_at timestamptz,
  password_changed_at timestamptz,
  check ((entry = 'register') = (username_key is not null and password_hash is not null)),
  check ((entry = 'register') = (host_user is null)),
  unique (entry, host_user)
);
--;;
create table session (
  -- The first half of the token's digest, so that one index finds a session and lists it.
  id uuid primary key,
  token_hash bytea not null,
  -- Partners are never deleted, and checking that at every login is dear.
  partner_id uuid not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null
);
--;;
create index session_of_partner on session (partner_id) where ended_at is null;
--;;
-- Only the digest of a code is kept: 80 random bits cannot be found again from it.
create table authorization_code (
  code_hash bytea primary key,
  issuer text not null,
  terms text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references partner,
  check ((used_at is null) = (used_by is null))
);
--;;
-- Apps that may hand their people over to us, each with the public half of its own key.
create table host (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,31}$' and name <> 'register'),
  public_key text not null,
  origin text,
  added_by text not null,
  added_at timestamptz not null
);
--;;
create table handover (
  host text not null references host,
  id text not null,
  used_at timestamptz not null,
  primary key (host, id)
);
--;;
-- Tries of things that can be guessed. In the database, so that a restart forgets none.
create table attempt (
  key text primary key,
  count int not null,
  until timestamptz not null
) with (fillfactor = 50);
