-- What was sold with a month: its fee stays, whatever the network asks of others later. Months from
-- before have none of their own.
alter table vip_month add column fee_bps integer check (fee_bps between 0 and 10000);
