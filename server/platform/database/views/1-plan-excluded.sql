create or replace view plan_excluded as
select plan_id, placement_id from (
  select distinct on (plan_id, placement_id) plan_id, placement_id, is_excluded from plan_rule
   order by plan_id, placement_id, step desc) newest
 where is_excluded;
