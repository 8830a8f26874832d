-- What staff give beside the first coupon is of no period: it is counted below zero, so that the
-- coupon of a period comes all the same. What the partner claims and the network gives is not.
alter table coupon drop constraint coupon_period_check;
--;;
alter table coupon add constraint coupon_period_check
  check (period >= 0 or given_by not in ('partner', 'network'));
