-- What one person at the desk asks for and another decides, where it is not a movement of money
-- itself but would let one person move it: coupons, prices, keys, hosts, announcements.
create table desk_proposal (
  id uuid primary key,
  kind text not null check (kind in ('campaign', 'coupon', 'placement', 'rate',
    'merchant-contact', 'postback-key', 'host', 'host-key', 'announcement')),
  -- What it changes. One proposal about it waits at a time.
  subject text not null check (length(subject) between 1 and 200),
  -- What was asked for, with the version that the person looked at who asked.
  body jsonb not null,
  -- The same for people: what it is now, and what it would be.
  about jsonb not null,
  reason text not null check (length(reason) <= 500),
  -- One half of what opens a secret: shown to who asks, while who confirms is shown the link.
  word_hash bytea check (length(word_hash) = 32),
  made_by text not null check (length(made_by) between 1 and 80),
  made_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 80),
  decided_at timestamptz,
  is_confirmed boolean,
  decision_reason text check (length(decision_reason) <= 500),
  check (num_nulls(decided_by, decided_at, is_confirmed, decision_reason) in (0, 4)),
  -- Nobody confirms their own, however the name is typed. Taking it back is one's own.
  check (not coalesce(is_confirmed, false)
    or lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g')))
);
--;;
create unique index one_open_desk_proposal on desk_proposal (kind, subject)
  where decided_at is null;
--;;
create index desk_proposal_by_time on desk_proposal (made_at, id);
--;;
grant update (decided_by, decided_at, is_confirmed, decision_reason) on desk_proposal
  to reachbook_runtime;
--;;
create trigger desk_proposal_is_decided_once before update on desk_proposal for each row
  when (old.decided_at is not null) execute function refuse_change();
--;;
-- What the coupons of an activity may cost in all. Activities from before have no budget.
alter table campaign add column budget bigint check (budget >= most);
