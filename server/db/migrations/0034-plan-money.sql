-- A use case saves what it decided before its entries are written, in the same transaction.
alter table plan_put alter constraint plan_put_entry_id_fkey deferrable initially deferred;
--;;
alter table plan_step alter constraint plan_step_entry_id_fkey deferrable initially deferred;
--;;
alter table billing alter constraint billing_entry_id_fkey deferrable initially deferred;
--;;
alter table conversion_step alter constraint conversion_step_entry_id_fkey
  deferrable initially deferred;
--;;
-- What ends a plan whose last tokens are still in flight, while nothing is consumed.
alter table plan_pause add column ends_with text;
--;;
alter table plan_pause add check ((coalesce(cause, '') = 'ending') = (ends_with is not null));
--;;
-- Money that came back for events found invalid after they were billed.
create table plan_credit (
  plan_id bigint not null references plan,
  no int not null check (no > 0),
  amount bigint not null check (amount > 0),
  own bigint not null check (own >= 0),
  discount bigint not null check (discount >= 0),
  startup bigint not null check (startup >= 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, no),
  check (own + discount + startup = amount)
);
--;;
create trigger plan_credit_is_for_ever before update or delete or truncate on plan_credit
  for each statement execute function refuse_change();
--;;
-- What a settled plan owes to each publisher, and from when it is theirs.
create table publisher_due (
  plan_id bigint not null references plan,
  publisher_id uuid not null references publisher,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  primary key (plan_id, publisher_id)
);
--;;
create index publisher_due_by_time on publisher_due (due_at);
--;;
create trigger publisher_due_is_for_ever before update or delete or truncate on publisher_due
  for each statement execute function refuse_change();
--;;
create table publisher_credited (
  plan_id bigint not null,
  publisher_id uuid not null,
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (plan_id, publisher_id),
  foreign key (plan_id, publisher_id) references publisher_due
);
--;;
create trigger publisher_credited_is_for_ever
  before update or delete or truncate on publisher_credited
  for each statement execute function refuse_change();
--;;
-- Whoever moves a plan holds its row first; to lock a row takes a right that the runtime role
-- does not have, since it may change none. After it, a plan is read by another statement.
create function lock_plan(wanted text) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan where no = wanted for no key update;
$$;
--;;
-- The same for its meter: while it is held, no event of the plan is written.
create function lock_meter(wanted bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan_meter where plan_id = wanted for no key update;
$$;
--;;
grant execute on function lock_plan, lock_meter to reachbook_runtime;
