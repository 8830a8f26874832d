-- A log that outside witnesses follow: a Merkle tree (RFC 6962) whose leaves are every signed root,
-- every signing key and every list of witnesses, in order of creation.
create table log_leaf (
  index bigint primary key check (index >= 0),
  kind text not null check (kind in ('key', 'root', 'witnesses')),
  no int not null check (no > 0),
  -- Exactly the bytes that are hashed.
  text text not null check (text is json),
  unique (kind, no)
);

-- Signed checkpoints of the log at some sizes: each a note as published, without cosignatures.
create table log_checkpoint (
  size bigint primary key check (size > 0),
  at timestamptz not null,
  note text not null
);

-- Outside programs that follow the log and cosign only what extends what they cosigned before.
create table witness (
  id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 200),
  -- The public form: name, id and Ed25519 key.
  key text not null unique check (length(key) <= 300),
  address text not null check (length(address) between 1 and 300),
  added_by text not null,
  added_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check (num_nulls(ended_by, ended_at) in (0, 2))
);

create unique index witness_in_use on witness (name) where ended_at is null;

create trigger witness_ends_once before update on witness for each row
  when (old.ended_at is not null) execute function refuse_change();

-- Every list of witnesses that was in force, and how many of them must cosign.
create table witness_policy (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  quorum int not null check (quorum >= 0),
  text text not null check (text is json)
);

create table cosignature (
  size bigint not null references log_checkpoint,
  witness_id int not null references witness,
  -- By the clock of the witness.
  at timestamptz not null,
  line text not null check (length(line) <= 1000),
  primary key (size, witness_id)
);

-- How the last request to a witness went, and when the next is due.
create table witness_state (
  witness_id int primary key references witness,
  problem text check (problem in ('away', 'unknown_log', 'fork', 'ahead', 'garbage')),
  -- Since when it has not cosigned, and how often it has been asked since.
  since timestamptz,
  tries int not null default 0 check (tries >= 0),
  next_at timestamptz not null,
  check ((problem is null) = (since is null))
) with (fillfactor = 70);
