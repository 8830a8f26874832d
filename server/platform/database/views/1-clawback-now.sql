create or replace view clawback_now as
select c.*, c.net - coalesce(paid.net, 0) net_left, c.fee - coalesce(paid.fee, 0) fee_left,
       coalesce(paid.count, 0) payments
  from clawback c
  left join lateral (select sum(net)::bigint net, sum(fee)::bigint fee, count(*)::int count
                       from clawback_payment where clawback_id = c.id) paid on true;
