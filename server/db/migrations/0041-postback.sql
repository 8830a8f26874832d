-- The same number with other facts: a mistake of the merchant's, or worse. Somebody must look.
create table postback_conflict (
  id uuid primary key,
  merchant_id uuid not null references merchant,
  name text not null,
  txid text not null,
  body text not null,
  at timestamptz not null
);
--;;
create index postback_conflict_of_merchant on postback_conflict (merchant_id, at);
--;;
create trigger postback_conflict_is_for_ever before update or delete or truncate
  on postback_conflict for each statement execute function refuse_change();
--;;
-- Conversions whose commission can become final soon.
create index conversion_by_lock on conversion (lock_at);
