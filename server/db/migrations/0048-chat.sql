-- What partners and staff wrote to each other. Nothing of it is ever changed: each message carries
-- the hash of the one before it, and the database itself refuses one that does not follow on.
create table chat_message (
  partner_id uuid not null references partner,
  seq int not null check (seq > 0),
  at timestamptz not null,
  -- Null for staff.
  request_id uuid,
  -- A member of staff; nobody when the partner wrote it.
  made_by text check (length(made_by) between 1 and 80),
  content text not null check (length(content) <= 4000),
  attachment_type text check (attachment_type in ('image', 'plan', 'record')),
  attachment_id text check (length(attachment_id) between 1 and 40),
  -- Why a message of staff was not delivered.
  blocked text check (blocked in ('account_number', 'wallet_address', 'pay_in')),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  previous_seq int generated always as (nullif(seq - 1, 0)) stored,
  primary key (partner_id, seq),
  unique (partner_id, seq, hash),
  unique (partner_id, request_id),
  foreign key (partner_id, previous_seq, previous) references chat_message (partner_id, seq, hash),
  check ((request_id is null) = (made_by is not null)),
  check (blocked is null or made_by is not null),
  check ((attachment_type is null) = (attachment_id is null)),
  check (content <> '' or attachment_type is not null)
);
--;;
create trigger chat_message_is_for_ever before update or delete or truncate on chat_message
  for each statement execute function refuse_change();
--;;
-- Up to which message one side has received or read, by whom and when. The highest counts.
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
--;;
create trigger chat_seen_is_for_ever before update or delete or truncate on chat_seen
  for each statement execute function refuse_change();
