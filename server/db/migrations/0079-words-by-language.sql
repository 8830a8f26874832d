-- What a product and an activity are called in other languages. English stands in the columns
-- that were there before and always has to; who reads a language that is missing gets it.
alter table product
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column descriptions jsonb not null default '{}'
    check (jsonb_typeof(descriptions) = 'object'),
  -- The version before, which is not pushed any more. It has one successor: whoever comes second
  -- has not seen the first one's.
  add column replaces uuid unique references product;
--;;
alter table campaign
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
