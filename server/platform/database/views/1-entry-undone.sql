-- Entries that no longer count: reversed or clawed back.
create or replace view entry_undone as
select reverses entry_id, at from entry where reverses is not null
union all
select entry_id, at from clawback where not is_rest;
