-- The transaction password. Its pepper lies elsewhere, and tries are counted before comparing.
create table pay_password (
  partner_id uuid primary key references partner,
  hash text not null,
  set_at timestamptz not null,
  -- When it was last set anew by someone who did not know the old one: payouts wait after it.
  reset_at timestamptz,
  -- Wrong ones in a row.
  tries int not null default 0 check (tries between 0 and 10),
  locked_until timestamptz,
  disabled_at timestamptz
) with (fillfactor = 70);
--;;
grant update (hash, set_at, reset_at, tries, locked_until, disabled_at) on pay_password
  to reachbook_runtime;
--;;
-- The way back for who forgot it. The wait gives the owner time to see that somebody asked.
create table pay_password_reset (
  id uuid primary key,
  partner_id uuid not null references partner,
  requested_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= requested_at + interval '24 hours'),
  cancelled_at timestamptz,
  done_at timestamptz check (done_at >= usable_at),
  check (cancelled_at is null or done_at is null)
);
--;;
create unique index one_open_reset on pay_password_reset (partner_id)
  where cancelled_at is null and done_at is null;
--;;
grant update (cancelled_at, done_at) on pay_password_reset to reachbook_runtime;
--;;
-- A ticket allows one act within a minute. Only its digest is kept, and the ticket itself is the
-- key of the digest of what it is about: a copy of this table tells neither.
create table ticket (
  hash bytea primary key check (length(hash) = 32),
  partner_id uuid not null references partner,
  session_id uuid not null references session,
  action text not null,
  about_hash bytea not null check (length(about_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz check (used_at < expires_at)
);
--;;
create trigger ticket_is_used_once before update on ticket for each row
  when (old.used_at is not null) execute function refuse_change();
--;;
grant update (used_at) on ticket to reachbook_runtime;
