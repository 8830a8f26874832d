-- What people move from state to state, step by step. Each row is about one thing, which the newest
-- row leaves in its state. What the machine moves in masses has tables of its own: `plan_step` and
-- `conversion_step`.
create table status_change (
  id bigint generated always as identity primary key,
  payout_id uuid references payout,
  exchange_id uuid references exchange,
  creative_id int references creative,
  -- A ticket.
  case_id uuid references support_case,
  step int not null check (step > 0),
  state text not null,
  at timestamptz not null,
  -- 'partner', or the name that the member of staff had.
  made_by text not null,
  -- People are compared by it.
  staff_id uuid references staff,
  reason text,
  reference text,
  check (num_nonnulls(payout_id, exchange_id, creative_id, case_id) = 1),
  check (made_by <> 'partner' or staff_id is null),
  constraint payout_is_moved_by_somebody
    check (payout_id is null or made_by = 'partner' or staff_id is not null),
  constraint ticket_is_moved_by_somebody
    check (case_id is null or made_by = 'partner' or staff_id is not null),
  constraint creative_is_reviewed_by_staff
    check (creative_id is null
      or state in ('approved', 'rejected') and staff_id is not null and reason is not null)
);

create unique index status_change_of_payout on status_change (payout_id, step)
  where payout_id is not null;

create unique index status_change_of_exchange on status_change (exchange_id, step)
  where exchange_id is not null;

create unique index status_change_of_creative on status_change (creative_id, step)
  where creative_id is not null;

create unique index status_change_of_case on status_change (case_id, step)
  where case_id is not null;

create index status_change_by_state on status_change (state, at);

create index status_change_by_reference on status_change (reference text_pattern_ops)
  where reference is not null;

-- An erasure removes what was written about a partner; no creative is a partner's.
create trigger review_never_changes before update on status_change for each row
  when (old.creative_id is not null) execute function refuse_change();
