-- Puts of the last day are looked through for those that followers' copies are due of.
create index plan_put_by_time on plan_put (at);
