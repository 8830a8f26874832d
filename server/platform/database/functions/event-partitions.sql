-- The partition with a plan's events: each holds 256 plans.
create or replace function event_partition_of(plan_id bigint) returns int
language sql immutable as $$ select (plan_id / 256)::int $$;

grant execute on function event_partition_of to reachbook_runtime;

-- Creates event partitions up to that of a plan, or one more than the newest plan needs. A
-- partition is created as a table and then attached, so that no writer of events waits.
create or replace function open_event_partitions(plan_id bigint default null) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  plans_each constant int := 256;
  last_no int := event_partition_of(coalesce(plan_id, (select max(id) from plan) + plans_each, 0));
  partition_no int;
  parent text;
begin
  if exists (select from event_partition where no = last_no) then return; end if;
  perform pg_advisory_xact_lock(hashtext('event_partition'));
  for partition_no in
    select made from generate_series(0, last_no) made
     where made > coalesce((select max(no) from event_partition), -1) order by made
  loop
    foreach parent in array array['event', 'event_once'] loop
      execute format('create table part.%1$I (like public.%2$I including constraints '
        'including defaults)', parent || '_' || partition_no, parent);
      perform guard_table(format('part.%I', parent || '_' || partition_no)::regclass, parent);
      execute format('alter table public.%I attach partition part.%I for values from (%s) to (%s)',
        parent, parent || '_' || partition_no, partition_no * plans_each::bigint,
        (partition_no + 1) * plans_each::bigint);
    end loop;
    insert into event_partition (no) values (partition_no);
  end loop;
end $$;

grant execute on function open_event_partitions to reachbook_runtime;

select open_event_partitions();
