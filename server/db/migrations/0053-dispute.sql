-- An objection to what became of a conversion: of its partner, when it was taken back, or of its
-- merchant, before it is final. Each may object once.
create table dispute (
  id uuid primary key,
  conversion_id uuid not null references conversion,
  opened_by text not null check (opened_by in ('partner', 'merchant')),
  text text not null check (length(text) between 1 and 1000),
  at timestamptz not null,
  -- When nobody has decided by then, the commission is paid.
  due_at timestamptz not null check (due_at > at),
  unique (conversion_id, opened_by)
);
--;;
create index dispute_by_due on dispute (due_at);
--;;
create trigger dispute_is_for_ever before update or delete or truncate on dispute
  for each statement execute function refuse_change();
--;;
-- approved: the commission is the partner's. upheld: it is not, as the merchant has it.
create table dispute_end (
  dispute_id uuid primary key references dispute,
  outcome text not null check (outcome in ('approved', 'upheld')),
  -- The two who decided, or 'network' when nobody had in time.
  decided_by text not null check (length(decided_by) between 1 and 170),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);
--;;
create trigger dispute_end_is_for_ever before update or delete or truncate on dispute_end
  for each statement execute function refuse_change();
--;;
create view dispute_now as
select d.*, e.outcome, e.decided_by, e.reason, e.at as decided_at
  from dispute d left join dispute_end e on e.dispute_id = d.id;
--;;
grant select on dispute_now to reachbook_runtime;
