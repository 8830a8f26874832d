-- Writes the manifest of a block after comparing it with the events: each part must continue where
-- the last one ended, end with its last event's hash, and cost what its events cost. Only events
-- that are final, counted and audited can be sealed. A fully sealed plan takes no more events.
create or replace function seal_block(
  file_name text, digest bytea, size bigint, moment timestamptz, plans bigint[], froms bigint[],
  tos bigint[], heads bytea[], costs bigint[], unbilled bigint[], first_rows bigint[]
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made_id bigint;
  wrong text;
  ended bigint[];
begin
  perform 1 from plan_meter m where m.plan_id = any (plans) order by m.plan_id for update;
  select p.no into wrong from plan p
    join plan_meter m on m.plan_id = p.id
    left join rollup_progress r on r.plan_id = p.id left join plan_audited a on a.plan_id = p.id
   where p.id = any (plans) and (not p.status in ('putFailed', 'settled') or m.is_sealed
     or r.rolled_to is distinct from m.last_no or a.no is distinct from m.last_no
     or a.cost is distinct from m.spent
     or exists (select from event_flag_due d where d.plan_id = p.id)) limit 1;
  if found then
    raise exception 'plan % is not ended, not counted, not audited or already sealed', wrong
      using errcode = 'check_violation';
  end if;
  insert into event_block (file, sha256, bytes, events, at)
  select file_name, digest, size, sum(to_no - from_no + 1), moment
    from unnest(froms, tos) as given (from_no, to_no) returning id into made_id;
  insert into event_block_range
    (plan_id, from_no, to_no, block_id, first_row, head, cost, unbilled_pay, kinds, rules)
  select given.plan_id, from_no, to_no, made_id, first_row, head, given.cost, unbilled_pay,
         bit_or(1 << e.kind), coalesce(bit_or(1 << e.invalid), 0)
    from unnest(plans, froms, tos, heads, costs, unbilled, first_rows)
      as given (plan_id, from_no, to_no, head, cost, unbilled_pay, first_row)
    join event e on e.plan_id = given.plan_id and e.no between from_no and to_no
   group by given.plan_id, from_no, to_no, first_row, head, given.cost, unbilled_pay;
  select 'plan ' || b.plan_id || ', events ' || b.from_no || ' to ' || b.to_no into wrong
    from event_block_range b
   cross join lateral (select coalesce(max(l.to_no), 0) to_no from event_block_range l
      where l.plan_id = b.plan_id and l.from_no < b.from_no) before
    left join event last on last.plan_id = b.plan_id and last.no = b.to_no
   cross join lateral (select count(*) count, coalesce(sum(e.cost), 0) as cost,
        coalesce(sum(e.pay) filter (where e.cost = 0), 0) pay
      from event e where e.plan_id = b.plan_id and e.no between b.from_no and b.to_no) summed
   where b.block_id = made_id and (b.from_no <> before.to_no + 1
      or last.hash is distinct from b.head or summed.count <> b.to_no - b.from_no + 1
      or summed.cost <> b.cost or summed.pay <> b.unbilled_pay) limit 1;
  if found then
    raise exception 'the manifest does not match the events: %', wrong
      using errcode = 'check_violation';
  end if;
  with sealed as (
    update plan_meter m set is_sealed = true
     where m.plan_id = any (plans) and exists (select from event_block_range b
       where b.plan_id = m.plan_id and b.to_no = m.last_no and b.head = m.head)
    returning m.plan_id
  )
  select array_agg(plan_id) into ended from sealed;
  perform keep_sealed_creatives(ended);
  return made_id;
end $$;

grant execute on function seal_block to reachbook_runtime;

-- Drops a partition. The caller has re-read all its blocks and passes their digests and the final
-- hashes of the chains in them, which must match both the manifest and the events about to be
-- dropped. The lock timeout is short, because writers of other events queue behind this lock.
create or replace function drop_events(
  partition_no int, files text[], digests bytea[], plans bigint[], tos bigint[], heads bytea[],
  moment timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  wrong text;
begin
  perform 1 from event_partition where no = partition_no and dropped_at is null for update;
  if not found then
    raise exception 'there is no partition % to drop', partition_no using errcode = 'check_violation';
  end if;
  if not exists (select from plan where event_partition_of(id) > partition_no) then
    raise exception 'partition % may still get plans', partition_no
      using errcode = 'check_violation';
  end if;
  select p.no into wrong from plan p left join plan_meter m on m.plan_id = p.id
   where event_partition_of(p.id) = partition_no
     and (not p.status in ('putFailed', 'settled')
       or (coalesce(m.last_no, 0) > 0 and not m.is_sealed)) limit 1;
  if found then
    raise exception 'plan % is not sealed', wrong using errcode = 'check_violation';
  end if;
  select k.file || ', plan ' || b.plan_id || ', events ' || b.from_no || ' to ' || b.to_no
    into wrong
    from event_block_range b join event_block k on k.id = b.block_id
    left join event last on last.plan_id = b.plan_id and last.no = b.to_no
   where event_partition_of(b.plan_id) = partition_no
     and (last.hash is distinct from b.head
       or not exists (select from unnest(files, digests) as read (file, digest)
            where read.file = k.file and read.digest = k.sha256)
       or not exists (select from unnest(plans, tos, heads) as read (plan_id, to_no, head)
            where read.plan_id = b.plan_id and read.to_no = b.to_no and read.head = b.head))
   limit 1;
  if found then
    raise exception 'a block was not verified: %', wrong using errcode = 'check_violation';
  end if;
  execute format('drop table part.%I, part.%I', 'event_' || partition_no,
    'event_once_' || partition_no);
  update event_partition set dropped_at = moment where no = partition_no;
end $$;

grant execute on function drop_events to reachbook_runtime;
