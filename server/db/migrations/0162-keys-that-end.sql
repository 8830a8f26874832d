-- A link by which a merchant fetches a new postback key, once. The key is made when it is opened,
-- so that nobody at the desk ever sees it and an unopened link changes nothing.
create table merchant_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  merchant_id uuid not null references merchant,
  word_hash bytea not null check (length(word_hash) = 32),
  -- Whom it is for, as it stood when two people confirmed it.
  contact text not null,
  overlap_days int not null check (overlap_days between 0 and 90),
  asked_by text not null check (length(asked_by) between 1 and 80),
  confirmed_by text not null check (length(confirmed_by) between 1 and 80),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- Opened by the merchant, which made this key; or ended by a newer link or with the keys.
  opened_at timestamptz,
  kid text,
  ended_at timestamptz,
  check (num_nulls(opened_at, kid) in (0, 2)),
  check (opened_at is null or ended_at is null)
);
--;;
create index merchant_link_of_merchant on merchant_link (merchant_id, made_at desc);
--;;
grant update (opened_at, kid, ended_at) on merchant_link to reachbook_runtime;
--;;
create trigger merchant_link_opens_once before update on merchant_link for each row
  when (old.opened_at is not null or old.ended_at is not null) execute function refuse_change();
--;;
-- A host gets another key, with the old one good for a while, and is ended for ever.
alter table host
  add column version int not null default 1,
  add column old_public_key text,
  add column old_until timestamptz,
  add column ended_at timestamptz,
  add column ended_by text check (length(ended_by) between 1 and 80),
  add column end_reason text check (length(end_reason) between 1 and 500),
  add check (num_nulls(old_public_key, old_until) in (0, 2)),
  add check (num_nulls(ended_at, ended_by, end_reason) in (0, 3));
--;;
grant update (public_key, version, old_public_key, old_until, ended_at, ended_by, end_reason)
  on host to reachbook_runtime;
--;;
create trigger host_ends_once before update on host for each row
  when (old.ended_at is not null) execute function refuse_change();
