-- Money that plans hold and delivery has not yet consumed. Billing posts consumption once an hour,
-- but the meter knows it at once. Coupon money is consumed first, own money last.
create or replace view plan_waiting as
select p.id as plan_id, p.partner_id,
       least(t.own, m.hold - m.spent) as own,
       greatest(t.discount - m.spent, 0) as discount
  from plan p
  join plan_put t on t.plan_id = p.id
  join plan_meter m on m.plan_id = p.id
 where p.status in ('matching', 'putting', 'putFinished');
