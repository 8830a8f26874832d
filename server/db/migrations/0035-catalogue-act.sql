-- Everything that staff did to the catalogue: products, creatives, publishers, placements.
create table catalogue_act (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 80),
  act text not null,
  -- The id of what it was done to.
  subject text not null,
  reason text not null check (length(reason) between 1 and 500)
);
--;;
create trigger catalogue_act_is_for_ever before update or delete or truncate on catalogue_act
  for each statement execute function refuse_change();
