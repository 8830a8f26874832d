-- What a partner must hear of: added with the change that it tells of, and never taken back.
create table notice (
  id uuid primary key,
  partner_id uuid not null references partner,
  at timestamptz not null,
  what text not null check (what ~ '^[a-z][a-z0-9-]{1,59}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);

create index notice_of_partner on notice (partner_id, at desc);
-- Mail tells what is new, whoever's it is.
create index notice_by_time on notice (at);

create trigger notice_is_append_only before update or delete or truncate on notice
  for each statement execute function refuse_unless_erasing();

-- What staff tell all partners or one of them, in typed pieces by language. Corrected by another.
create table announcement (
  id uuid primary key,
  at timestamptz not null,
  category text not null check (category in
    ('system-announcement', 'system-maintenance', 'activity')),
  -- Nobody means everyone who had an account by then.
  partner_id uuid references partner,
  texts jsonb not null check (jsonb_typeof(texts -> 'en') = 'object'),
  made_by text not null check (length(made_by) between 1 and 80),
  -- An announcement is out from its time on, which may be to come, and may go to those alone who
  -- read a language.
  language text,
  made_at timestamptz,
  -- An announcement may go to those alone who had one of these levels when it went out.
  levels smallint[]
    check (cardinality(levels) between 1 and 20 and array_position(levels, null) is null),
  -- One partner is named, and not described.
  constraint announcement_names_or_describes
    check (partner_id is null or levels is null)
);

create index announcement_at on announcement (at desc);

create trigger announcement_is_append_only before update or delete or truncate on announcement
  for each statement execute function refuse_unless_erasing();

-- What is not out yet can be taken back. What partners have read cannot.
create table announcement_withdrawal (
  announcement_id uuid primary key references announcement,
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);

create trigger announcement_withdrawal_is_append_only before update or delete or truncate
  on announcement_withdrawal for each statement execute function refuse_unless_erasing();

-- Which notices and announcements a partner has read, and by which act, so that it can be undone.
create table notice_read (
  partner_id uuid not null references partner,
  -- The id of a notice or of an announcement.
  notice_id uuid not null,
  mark uuid not null,
  read_at timestamptz not null,
  primary key (partner_id, notice_id)
);

grant delete on notice_read to reachbook_runtime;

-- Topics that a partner turned off: they stand in the list and do not count on the bell.
create table notice_preference (
  partner_id uuid not null references partner,
  topic text not null check (topic <> 'security'),
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (partner_id, topic)
);

grant update (is_on, set_at) on notice_preference to reachbook_runtime;

-- One kind of notice made quiet by itself, beside whole topics. What tells that money leaves or was
-- taken is no kind that can be.
create table notice_kind_preference (
  partner_id uuid not null references partner,
  what text not null check (what ~ '^[a-z][a-z0-9-]{1,59}$' and what not in
    ('startup-returned', 'charged-back', 'recovery-opened', 'recovery-paid', 'payout-approved',
     'payout-sent', 'exchange-accepted', 'exchange-completed')),
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (partner_id, what)
);

grant update (is_on, set_at) on notice_kind_preference to reachbook_runtime;

-- Where the browser of a session gets pushes. It counts while its session lives, and not longer.
create table push_subscription (
  session_id uuid primary key,
  partner_id uuid not null references partner,
  endpoint text not null check (length(endpoint) <= 1000 and endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  at timestamptz not null
);

create index push_subscription_of_partner on push_subscription (partner_id);

grant delete, update (endpoint, p256dh, auth, at) on push_subscription to reachbook_runtime;

-- What was pushed, or is to be tried again.
create table push_try (
  session_id uuid not null,
  -- The id of a notice or of an announcement.
  notice_id uuid not null,
  tries int not null check (tries > 0),
  due_at timestamptz not null,
  outcome text check (outcome in ('sent', 'gone', 'refused', 'gave-up')),
  primary key (session_id, notice_id)
);

grant update (tries, due_at, outcome) on push_try to reachbook_runtime;

-- Mail that waits to be sent, and for a month what became of it. It holds no text and no link: both
-- are made when it is sent.
create table mail (
  id uuid primary key,
  -- 'reset', 'confirm-email', or the kind of the notice that it tells of.
  what text not null,
  at timestamptz not null,
  partner_id uuid references partner,
  -- The name that a stranger typed, until the job has looked whether there is such an account.
  username_key text,
  -- Where to, when it is not the account's own address of the moment.
  address text,
  notice_id uuid unique,
  outcome text check (outcome in ('sent', 'refused', 'gave-up')),
  done_at timestamptz,
  check ((partner_id is null) <> (username_key is null)),
  check ((outcome is null) = (done_at is null)),
  check (outcome is null or address is null)
);

create index mail_waiting on mail (at) where outcome is null;

grant delete, update (partner_id, username_key, address, outcome, done_at) on mail
  to reachbook_runtime;
