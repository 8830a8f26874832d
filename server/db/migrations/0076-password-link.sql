-- When the login password was last set by somebody who did not know the old one: money waits.
alter table partner add column password_reset_at timestamptz;
--;;
-- A link to a new login password, handed to one person by staff. Only its digest is kept. The wait
-- gives the owner time to see that somebody asked.
create table password_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  partner_id uuid not null references partner,
  made_by text not null check (length(made_by) between 1 and 80),
  made_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= made_at + interval '1 hour'),
  expires_at timestamptz not null check (expires_at > usable_at),
  used_at timestamptz check (used_at >= usable_at and used_at < expires_at),
  ended_at timestamptz,
  check (used_at is null or ended_at is null)
);
--;;
create unique index one_open_password_link on password_link (partner_id)
  where used_at is null and ended_at is null;
--;;
grant update (used_at, ended_at) on password_link to reachbook_runtime;
