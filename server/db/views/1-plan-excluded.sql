create or replace view plan_excluded as
select plan_id, zone_id from (
  select distinct on (plan_id, zone_id) plan_id, zone_id, is_excluded from plan_rule
   order by plan_id, zone_id, step desc) newest
 where is_excluded;
