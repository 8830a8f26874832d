-- Coupon uses that count, each with what it gave less what came back.
create or replace view coupon_used as
select u.coupon_id, u.partner_id, u.name_key, u.day_ends, u.at, p.no plan_no,
       (u.pays + u.adds - coalesce((
         select sum(g.amount) from entry e
           join posting g on g.entry_id = e.id and g.pocket = 'promotions'
          where e.cause ->> 'plan' = p.no and e.kind = 'coupon_return'), 0))::bigint given
  from coupon_use u join plan p on p.id = u.plan_id and p.status <> 'putFailed';
