-- The current result of each copy. A commission granted by an objection after settlement is added;
-- one that was taken back is subtracted only if the settlement had counted it. A commission that
-- was both added and taken back therefore cancels out.
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
