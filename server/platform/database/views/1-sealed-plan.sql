-- Plans whose events exist only in blocks.
create or replace view sealed_plan as
select m.plan_id, m.last_no, m.spent, m.head
  from plan_meter m join event_partition n on n.no = event_partition_of(m.plan_id)
 where n.dropped_at is not null and m.last_no > 0;
