-- Why a proposal was refused or taken back. Nobody confirms their own; taking it back is their own.
alter table proposal add column answer text check (length(answer) between 1 and 500);
--;;
grant update (answer) on proposal to reachbook_runtime;
--;;
do $$
declare
  alone text;
begin
  select conname into strict alone from pg_constraint
   where conrelid = 'proposal'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%lower(decided_by)%';
  execute format('alter table proposal drop constraint %I', alone);
end $$;
--;;
alter table proposal add constraint proposal_takes_two check (
  not coalesce(is_confirmed, false)
  or lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g'))
     <> lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g')));
