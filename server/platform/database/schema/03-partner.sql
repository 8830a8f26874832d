create table partner (
  id uuid primary key,
  username text,
  username_key text unique,
  nickname text not null,
  email text not null,
  -- When somebody opened a link sent to this address; only then can mail reset the password.
  email_confirmed_at timestamptz,
  phone text not null,
  password_hash text,
  -- 'register', or the name of the host app that the partner came from.
  entry text not null,
  host_user text,
  status text not null check (status in ('active', 'not-activated', 'disabled', 'cancelled')),
  language text not null,
  time_zone text not null,
  created_at timestamptz not null,
  contact_changed_at timestamptz,
  password_changed_at timestamptz,
  -- When the login password was last set by somebody who did not know the old one: payouts pause.
  password_reset_at timestamptz,
  -- From then on the row is a pseudonym for the books: it names nobody, and nobody can log in.
  erased_at timestamptz,
  check (email_confirmed_at is null or email <> ''),
  check (erased_at is not null
    or (entry = 'register') = (username_key is not null and password_hash is not null)),
  check (erased_at is not null or (entry = 'register') = (host_user is null)),
  check (erased_at is null or (status = 'cancelled'
    and num_nonnulls(username, username_key, password_hash, host_user) = 0)),
  unique (entry, host_user)
);

create index partner_by_time on partner (created_at);

-- The desk searches partners by prefix of a word of their name, of an address or a number. The end
-- of a word is the beginning of its reverse, for words that are mistyped at the beginning.
create index partner_by_username on partner (username_key text_pattern_ops);
create index partner_by_nickname on partner (lower(nickname) text_pattern_ops);
create index partner_by_words on partner using gin (
  to_tsvector('simple', translate(coalesce(username, '') || ' ' || nickname, '-_.', '   ')));
create index partner_by_word_ends on partner using gin (to_tsvector('simple',
  reverse(translate(coalesce(username, '') || ' ' || nickname, '-_.', '   '))));
create index partner_by_email on partner (lower(email) text_pattern_ops);
create index partner_by_phone on partner (phone text_pattern_ops);

create table session (
  -- The first half of the token's digest, so that one index finds a session and lists it.
  id uuid primary key,
  token_hash bytea not null,
  -- No foreign key: partners are never deleted, and checking it at every login is expensive.
  partner_id uuid not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null,
  -- The partner's value when this login's password was verified. A session whose value differs from
  -- the partner's is dead, even one that began while the password was being changed.
  password_changed_at timestamptz,
  -- The one session that survives a login password set by link. It is read-only but can object.
  kept_at timestamptz
);

create index session_of_partner on session (partner_id) where ended_at is null;

-- Addresses of long-ended sessions are erased. Indexed by start, which never changes.
create index session_with_address on session (created_at) where address <> '';

-- Partners' passkeys. An ended one stays, so that its id cannot be added again.
create table partner_passkey (
  id text primary key check (length(id) between 16 and 1400),
  partner_id uuid not null references partner,
  public_key bytea not null,
  counter bigint not null,
  name text not null check (length(name) between 1 and 40),
  -- Whether the passkey may be synced to other devices, and whether it has been.
  is_syncable boolean not null,
  is_synced boolean not null,
  made_at timestamptz not null,
  -- When the six digits that proved the owner were set; null if the login password did.
  digits_set_at timestamptz,
  used_at timestamptz,
  ended_at timestamptz
);

create index partner_passkey_of_partner on partner_passkey (partner_id) where ended_at is null;

-- Host apps that may hand users over to us, each with the public half of its own key.
create table host (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,31}$' and name <> 'register'),
  public_key text not null,
  origin text,
  added_by text not null,
  added_at timestamptz not null,
  -- A host can rotate its key, with the old one valid for a while, and can be ended for good.
  version int not null default 1,
  old_public_key text,
  old_until timestamptz,
  ended_at timestamptz,
  ended_by text check (length(ended_by) between 1 and 80),
  end_reason text check (length(end_reason) between 1 and 500),
  check (num_nulls(old_public_key, old_until) in (0, 2)),
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);

create trigger host_ends_once before update on host for each row
  when (old.ended_at is not null) execute function refuse_change();

-- Attempts at anything that can be guessed. They are in the database so that a restart forgets
-- none.
create table attempt (
  key text primary key,
  count int not null,
  until timestamptz not null
) with (fillfactor = 50);

-- Only the digest of a code is kept: 80 random bits cannot be recovered from it.
create table authorization_code (
  code_hash bytea primary key,
  issuer text not null,
  terms text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references partner,
  -- Codes are issued in batches, and the exported file names the batch of each.
  batch text check (batch ~ '^B-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- What a code offers, in other languages. English, or what staff typed, is in `terms`.
  other_terms jsonb not null default '{}' check (jsonb_typeof(other_terms) = 'object'),
  -- A lost code can be revoked until it is used.
  revoked_at timestamptz,
  check ((used_at is null) = (used_by is null)),
  check (revoked_at is null or used_at is null)
);

create index authorization_code_of_batch on authorization_code (batch) where batch is not null;

-- Every change of a partner's time zone; the first row is the one of registration. Each row names
-- the one before it and comes at least a day later.
create table partner_time_zone (
  partner_id uuid not null references partner,
  turn int not null check (turn > 0),
  time_zone text not null,
  at timestamptz not null,
  turn_before int generated always as (nullif(turn - 1, 0)) stored,
  at_before timestamptz,
  primary key (partner_id, turn),
  unique (partner_id, turn, at),
  check ((turn = 1) = (at_before is null)),
  check (at >= at_before + interval '24 hours'),
  foreign key (partner_id, turn_before, at_before)
    references partner_time_zone (partner_id, turn, at)
);

-- The networks from which people connected with a plan use the product: their own ad views do not
-- count. Only a prefix shared by many is kept of each address.
create table own_place (
  owner_kind text not null check (owner_kind in ('partner', 'merchant', 'staff')),
  owner_id uuid not null,
  network text not null,
  device text not null,
  seen_at timestamptz not null,
  primary key (owner_kind, owner_id, network, device)
);

create index own_place_by_time on own_place (seen_at);

-- Images that partners uploaded. The bytes are files named by the id.
create table image (
  id uuid primary key,
  partner_id uuid not null references partner,
  bytes int not null check (bytes > 0),
  at timestamptz not null
);

create index image_of_partner on image (partner_id, at desc);
