-- What was sold with a month: its fee stays, whatever the network asks of others later.
alter table vip_month add column fee_bps integer check (fee_bps between 0 and 10000);
--;;
-- Those that were sold before keep the fee of the configuration of that moment.
alter table vip_month disable trigger vip_month_is_for_ever;
--;;
update vip_month v set fee_bps = (
  select least((body #>> '{plan,revenueFeeBps}')::int,
               coalesce((body #>> '{vip,revenueFeeBps}')::int, 250))
    from configuration where made_at <= v.at
   order by version desc limit 1);
--;;
alter table vip_month enable trigger vip_month_is_for_ever;
