-- Where the browser of a session gets pushes. It counts while its session lives, and not longer.
create table push_subscription (
  session_id uuid primary key,
  partner_id uuid not null references partner,
  endpoint text not null check (length(endpoint) <= 1000 and endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  at timestamptz not null
);
--;;
create index push_subscription_of_partner on push_subscription (partner_id);
--;;
grant delete, update (endpoint, p256dh, auth, at) on push_subscription to reachbook_runtime;
--;;
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
--;;
grant update (tries, due_at, outcome) on push_try to reachbook_runtime;
