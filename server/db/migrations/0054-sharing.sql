-- Tells equal cards from others without giving away what they are. Cards bound before have none.
alter table bank_card add column mark bytea check (length(mark) = 32);
--;;
create index bank_card_by_mark on bank_card (mark) where replaced_at is null;
