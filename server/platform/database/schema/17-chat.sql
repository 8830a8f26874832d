-- Messages between partners and staff. They never change: each carries the hash of the one before
-- it, and the database refuses a message that does not continue the chain.
create table chat_message (
  partner_id uuid not null references partner,
  seq int not null check (seq > 0),
  at timestamptz not null,
  -- Null for staff.
  request_id uuid,
  -- A member of staff; null when the partner wrote it.
  made_by text check (length(made_by) between 1 and 80),
  -- The same member of staff by id. No hash covers it.
  staff_id uuid references staff,
  content text not null check (length(content) <= 4000),
  -- The hash covers the text through a digest with this salt. An erasure removes both, after which
  -- the digest reveals nothing about the text.
  salt bytea check (length(salt) = 32),
  words_hash text not null check (words_hash ~ '^[0-9a-f]{64}$'),
  attachment_type text check (attachment_type in ('image', 'plan', 'record')),
  attachment_id text check (length(attachment_id) between 1 and 40),
  -- Why a message from staff was not delivered.
  blocked text check (blocked in ('account_number', 'wallet_address', 'pay_in', 'password',
    'return_promise', 'outside_contact', 'remote_access', 'disguised')),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  previous_seq int generated always as (nullif(seq - 1, 0)) stored,
  primary key (partner_id, seq),
  unique (partner_id, seq, hash),
  unique (partner_id, request_id),
  foreign key (partner_id, previous_seq, previous) references chat_message (partner_id, seq, hash),
  check ((request_id is null) = (made_by is not null)),
  constraint staff_message_has_a_writer check ((made_by is null) = (staff_id is null)),
  check (blocked is null or made_by is not null),
  check ((attachment_type is null) = (attachment_id is null)),
  check (content <> '' or attachment_type is not null or salt is null),
  check (content = '' or salt is not null)
);

-- Up to which message one side has received or read, by whom and when. The highest number counts.
create table chat_seen (
  partner_id uuid not null references partner,
  side text not null check (side in ('partner', 'staff')),
  what text not null check (what in ('received', 'read')),
  seq int not null check (seq > 0),
  at timestamptz not null,
  made_by text check (length(made_by) between 1 and 80),
  primary key (partner_id, side, what, seq),
  check ((side = 'staff') = (made_by is not null))
);

-- The member of staff assigned to a chat; null when it was released.
create table chat_assignment (
  partner_id uuid primary key references partner,
  staff_id uuid references staff,
  version int not null check (version > 0),
  at timestamptz not null
);

create index chat_assignment_of_staff on chat_assignment (staff_id) where staff_id is not null;

-- Canned replies, held to the same rules on wording as what staff type.
create table canned_answer (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80),
  content text not null check (length(content) between 1 and 2000),
  version int not null default 1,
  changed_by text not null check (length(changed_by) between 1 and 80),
  changed_at timestamptz not null,
  removed_at timestamptz
);
