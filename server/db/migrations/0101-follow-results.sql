-- The result of each copy as it stands now: without commissions that were taken back later, and
-- without a share that was. The rows of the settlement itself stay what they are.
create view follow_result as
select s.follow_id, s.no, s.plan_id, s.total, s.high, s.at,
       s.result - coalesce((
         select sum(c.commission - c.fee) from conversion c
           join conversion_step t on t.conversion_id = c.id and t.state = 'approved'
           join entry_undone u on u.entry_id = t.entry_id
          where c.plan_id = s.plan_id), 0)::bigint result,
       case when exists (select from entry_undone u where u.entry_id = s.entry_id) then 0
            else s.share end share
  from follow_share s;
--;;
grant select on follow_result to reachbook_runtime;
