-- Entries that do not count any more: reversed by another, or claimed back.
create or replace view entry_undone as
select reverses entry_id, at from entry where reverses is not null
union all
select entry_id, at from chargeback_claim where not is_rest;
