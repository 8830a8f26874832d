-- Notices to partners, each inserted together with the change it reports and never withdrawn.
create table notice (
  id uuid primary key,
  partner_id uuid not null references partner,
  at timestamptz not null,
  what text not null check (what ~ '^[a-z][a-z0-9-]{1,59}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);

create index notice_of_partner on notice (partner_id, at desc);
-- The mail job reads new notices of all partners.
create index notice_by_time on notice (at);

-- Announcements by staff to all partners or to one, in typed parts per language. A correction is a
-- new row.
create table announcement (
  id uuid primary key,
  at timestamptz not null,
  category text not null check (category in
    ('system-announcement', 'system-maintenance', 'activity')),
  -- Null for everyone who had an account by then.
  partner_id uuid references partner,
  texts jsonb not null check (jsonb_typeof(texts -> 'en') = 'object'),
  made_by text not null check (length(made_by) between 1 and 80),
  -- The same person by id; null if nobody on staff wrote it.
  staff_id uuid,
  -- An announcement is published at its time, which may be in the future, and may be limited to
  -- readers of one language.
  language text,
  made_at timestamptz,
  -- An announcement may be limited to partners who had one of these levels when it was published.
  levels smallint[]
    check (cardinality(levels) between 1 and 20 and array_position(levels, null) is null),
  -- An announcement to one partner has no other audience criteria.
  constraint announcement_names_or_describes
    check (partner_id is null or levels is null)
);

create index announcement_at on announcement (at desc);

-- An announcement can be withdrawn before it is published, but not after partners could read it.
create table announcement_withdrawal (
  announcement_id uuid primary key references announcement,
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);

-- Which notices and announcements a partner has read.
create table notice_read (
  partner_id uuid not null references partner,
  -- The id of a notice or of an announcement.
  notice_id uuid not null,
  read_at timestamptz not null,
  primary key (partner_id, notice_id)
);

-- Topics that a partner muted: they are listed, but do not count on the bell.
create table notice_preference (
  partner_id uuid not null references partner,
  topic text not null check (topic <> 'security'),
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (partner_id, topic)
);

-- The push subscription of a session's browser. It is valid only as long as the session.
create table push_subscription (
  session_id uuid primary key,
  partner_id uuid not null references partner,
  endpoint text not null check (length(endpoint) <= 1000 and endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  at timestamptz not null
);

create index push_subscription_of_partner on push_subscription (partner_id);

-- Pushes that were sent or are to be retried.
create table push_try (
  session_id uuid not null,
  -- The id of a notice or of an announcement.
  notice_id uuid not null,
  tries int not null check (tries > 0),
  due_at timestamptz not null,
  outcome text check (outcome in ('sent', 'gone', 'refused', 'gave-up')),
  primary key (session_id, notice_id)
);

create index push_try_given_up on push_try (due_at) where outcome = 'gave-up';

-- Messages to send by mail, and for a month what became of each. A message holds no text and no
-- link: both are made when it is sent.
create table outbox_message (
  -- Every try gives the receiver the same id.
  id uuid primary key,
  -- Security before the rest.
  lane smallint not null check (lane in (0, 1)),
  -- 'reset', 'confirm-email', what a merchant is told, or the kind of the notice that the message
  -- reports.
  kind text not null,
  partner_id uuid references partner,
  merchant_id uuid,
  -- The name that a stranger entered, until the job has checked whether such an account exists.
  username_key text,
  -- The recipient, if it is not the account's current address.
  address text,
  notice_id uuid unique,
  enqueued_at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  -- What was wrong with the last attempt.
  failure text,
  -- Only the holder of the token may say what became of the message.
  lease_token uuid,
  leased_until timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'gave-up', 'not-needed')),
  done_at timestamptz,
  check (num_nonnulls(partner_id, merchant_id, username_key) = 1),
  check ((lease_token is null) = (leased_until is null)),
  check ((outcome is null) = (done_at is null)),
  check (outcome is null or (address is null and lease_token is null))
);

-- In the order in which messages are claimed: within a lane, what has failed least comes first.
create index outbox_message_waiting on outbox_message (lane, attempts, enqueued_at)
  where outcome is null;
create index outbox_message_given_up on outbox_message (done_at) where outcome = 'gave-up';
