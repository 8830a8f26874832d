-- Why a version was made, and who confirmed it where it takes two.
alter table configuration
  add column reason text not null default '' check (length(reason) <= 500),
  add column confirmed_by text;
--;;
-- Whom partners turn to, how they pay in and where they are paid out to: one person asks for a
-- change, and another makes it.
create table configuration_proposal (
  id uuid primary key,
  part text not null check (part in
    ('customerService', 'rechargeService', 'withdrawMethods', 'depositInstructions')),
  value jsonb not null,
  -- What the person looked at who asked.
  version int not null references configuration,
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  made_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 80),
  decided_at timestamptz,
  is_confirmed boolean,
  check (num_nulls(decided_by, decided_at, is_confirmed) in (0, 3)),
  -- Nobody confirms their own, however the name is typed. A refusal may be one's own.
  check (not coalesce(is_confirmed, false)
    or lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g')))
);
--;;
create index configuration_proposal_waiting on configuration_proposal (made_at)
  where decided_at is null;
--;;
grant update (decided_by, decided_at, is_confirmed) on configuration_proposal to reachbook_runtime;
