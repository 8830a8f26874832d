-- What a put agreed to, which nothing that is configured later changes: the terms that the partner
-- confirmed, and the windows and floors that the plan was offered with.
create or replace view agreed_terms as
select plan_id,
       (terms ->> 'mediaFeeBps')::int as media_fee_bps,
       (terms ->> 'revenueFeeBps')::int as revenue_fee_bps,
       ((terms ->> 'commission')::numeric * 1000000)::bigint as commission,
       (terms ->> 'commissionBps')::int as commission_bps,
       ((terms ->> 'commissionMax')::numeric * 1000000)::bigint as commission_max,
       (terms ->> 'clickWindowHours')::int as click_window_hours,
       (terms ->> 'validateDays')::int as validate_days,
       terms -> 'priceCeilings' as price_ceilings,
       limits
  from plan_put;
