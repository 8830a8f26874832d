-- Who alone could hand out a link to a new login password, or begin a new transaction password, could
-- take over a partner. A link is asked for by one person, who is shown a word, and confirmed by
-- another, who is shown the link; the partner needs both.
create table password_link_request (
  id uuid primary key,
  partner_id uuid not null references partner,
  word_hash bytea not null check (length(word_hash) = 32),
  reason text not null,
  reference text not null,
  made_by text not null check (length(made_by) between 1 and 80),
  made_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 80),
  decided_at timestamptz,
  is_confirmed boolean,
  check (num_nulls(decided_by, decided_at, is_confirmed) in (0, 3)),
  check (not coalesce(is_confirmed, false)
    or lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g')))
);
--;;
create unique index one_open_password_link_request on password_link_request (partner_id)
  where decided_at is null;
--;;
grant update (decided_by, decided_at, is_confirmed) on password_link_request to reachbook_runtime;
--;;
create trigger password_link_request_is_decided_once before update on password_link_request
  for each row when (old.decided_at is not null) execute function refuse_change();
--;;
-- Null of links from before: they open without a word until they expire within a day.
alter table password_link add column word_hash bytea check (length(word_hash) = 32);
--;;
alter table password_link add column asked_by text;
--;;
-- Null when the partner began it in the app.
alter table pay_password_reset add column begun_by text;
--;;
alter table pay_password_reset add column needs_approval boolean not null default false;
--;;
alter table pay_password_reset add column approved_by text;
--;;
alter table pay_password_reset add column approved_at timestamptz;
--;;
alter table pay_password_reset add check (
  num_nulls(approved_by, approved_at) in (0, 2)
  and (done_at is null or not needs_approval or approved_at is not null)
  and (approved_by is null or begun_by is null
    or lower(regexp_replace(btrim(approved_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(begun_by), '\s+', ' ', 'g'))));
--;;
grant update (approved_by, approved_at) on pay_password_reset to reachbook_runtime;
--;;
-- The one session that outlives a login password set by link. It reads, and it can object.
alter table session add column kept_at timestamptz;
--;;
grant update (kept_at) on session to reachbook_runtime;
--;;
-- The owner says that it was somebody else. No money leaves until two people have looked into it.
create table objection (
  id uuid primary key,
  partner_id uuid not null references partner,
  session_id uuid not null,
  at timestamptz not null,
  asked_by text check (length(asked_by) between 1 and 80),
  asked_at timestamptz,
  asked_reason text,
  cleared_by text check (length(cleared_by) between 1 and 80),
  cleared_at timestamptz,
  check (num_nulls(asked_by, asked_at, asked_reason) in (0, 3)),
  check (num_nulls(cleared_by, cleared_at) in (0, 2)),
  check (cleared_by is null or (asked_by is not null
    and lower(regexp_replace(btrim(asked_by), '\s+', ' ', 'g'))
        <> lower(regexp_replace(btrim(cleared_by), '\s+', ' ', 'g'))))
);
--;;
create unique index one_open_objection on objection (partner_id) where cleared_at is null;
--;;
grant update (asked_by, asked_at, asked_reason, cleared_by, cleared_at) on objection
  to reachbook_runtime;
