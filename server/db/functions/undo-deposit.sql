-- Nobody sets it: it follows from the entry that undoes the deposit.
create or replace function undo_deposit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  undone uuid;
begin
  select (cause ->> 'proposal')::uuid into undone from entry
   where id = new.reverses and kind = 'deposit';
  if undone is null then
    return null;
  end if;
  update proposal set undone_at = new.at where id = undone and undone_at is null;
  update deposit_reference set proposal_id = null where proposal_id = undone;
  return null;
end $$;

create or replace trigger deposit_is_undone after insert on entry for each row
  when (new.kind = 'chargeback') execute function undo_deposit();
