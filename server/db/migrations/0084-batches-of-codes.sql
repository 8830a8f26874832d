-- Codes are issued in batches, and the file that leaves the desk says of which one each is. What
-- was issued before is of none.
alter table authorization_code
  add column batch text check (batch ~ '^B-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$');
--;;
create index authorization_code_of_batch on authorization_code (batch) where batch is not null;
