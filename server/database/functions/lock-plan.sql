-- Whoever moves a plan holds its row first; to lock a row takes a right that the runtime role
-- does not have, since it may change none. After it, a plan is read by another statement.
create or replace function lock_plan(wanted text) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan where no = wanted for no key update;
$$;

grant execute on function lock_plan to reachbook_runtime;

-- The same for its meter: while it is held, no event of the plan is written.
create or replace function lock_meter(wanted bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan_meter where plan_id = wanted for no key update;
$$;

grant execute on function lock_meter to reachbook_runtime;
