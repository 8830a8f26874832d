-- The result of each copy as it stands now. A commission that an objection brought after the
-- settlement is added, and a commission that was taken back is subtracted only when the settlement
-- had counted it; so the two of them together are nothing.
create or replace view follow_result as
select s.follow_id, s.no, s.plan_id, s.total, s.high, s.at,
       s.result + coalesce((
         select sum(case when t.at <= s.at then c.fee - c.commission
                         else c.commission - c.fee end)
           from conversion c
           join conversion_step t on t.conversion_id = c.id and t.state = 'approved'
          where c.plan_id = s.plan_id
            and (t.at <= s.at) = exists (
                  select from entry_undone u where u.entry_id = t.entry_id)), 0)::bigint result,
       case when exists (select from entry_undone u where u.entry_id = s.entry_id) then 0
            else s.share end share
  from follow_share s;
