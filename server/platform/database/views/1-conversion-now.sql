create or replace view conversion_now as
select c.*, s.state, s.reason, s.at as state_at, s.step
  from conversion c
  join lateral (select state, reason, at, step from conversion_step
                 where conversion_id = c.id order by step desc limit 1) s on true;
