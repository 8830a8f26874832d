-- What members of staff are told at the desk, each for themselves, until they have read it: that a
-- way of signing in changed, or that somebody was let in from the machine.
create table desk_notice (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 120),
  act text not null,
  about jsonb not null default '{}',
  read_at timestamptz
);
--;;
create index desk_notice_unread on desk_notice (staff_id) where read_at is null;
--;;
grant update (read_at) on desk_notice to reachbook_runtime;
