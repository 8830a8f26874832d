-- Every change to a plan locks its row first. The runtime role may not update plans and so cannot
-- lock them itself. Read the plan in a later statement.
create or replace function lock_plan(plan_no text) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan where no = plan_no for no key update;
$$;

grant execute on function lock_plan to reachbook_runtime;

-- Locks a plan's meter: while it is held, no event of the plan is written.
create or replace function lock_meter(locked_plan bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select 1 from plan_meter where plan_id = locked_plan for no key update;
$$;

grant execute on function lock_meter to reachbook_runtime;
