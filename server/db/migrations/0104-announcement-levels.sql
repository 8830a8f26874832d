-- An announcement may go to those alone who had one of these levels when it went out.
alter table announcement
  add column levels smallint[]
    check (cardinality(levels) between 1 and 20 and array_position(levels, null) is null);
--;;
-- One partner is named, and not described.
alter table announcement add constraint announcement_names_or_describes
  check (partner_id is null or levels is null);
