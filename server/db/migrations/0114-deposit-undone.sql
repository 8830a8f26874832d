-- A deposit that was charged back is not confirmed any more, and the transfer it was recorded for
-- can be recorded again under its reference.
alter table proposal add column undone_at timestamptz;
--;;
-- What was decided stays decided; that it was undone is said once, beside it.
drop trigger proposal_is_decided_once on proposal;
--;;
create trigger proposal_is_decided_once before update on proposal for each row
  when (old.decided_at is not null and (old.undone_at is not null
    or (old.id, old.act, old.partner_id, old.body, old.made_by, old.reason, old.reference,
        old.made_at, old.decided_by, old.decided_at, old.is_confirmed)
       is distinct from
       (new.id, new.act, new.partner_id, new.body, new.made_by, new.reason, new.reference,
        new.made_at, new.decided_by, new.decided_at, new.is_confirmed)))
  execute function refuse_change();
--;;
drop index proposal_of_reference;
--;;
create unique index proposal_of_reference on proposal (act, reference)
  where is_confirmed is not false and act <> 'partner-status' and undone_at is null;
--;;
create index proposal_undone on proposal (reference, undone_at) where undone_at is not null;
--;;
-- Nobody sets it: it follows from the entry that undoes the deposit.
create function undo_deposit() returns trigger
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
--;;
create trigger deposit_is_undone after insert on entry for each row
  when (new.kind = 'chargeback') execute function undo_deposit();
--;;
update proposal set undone_at = u.at from entry u join entry d on d.id = u.reverses
 where d.kind = 'deposit' and proposal.id = (d.cause ->> 'proposal')::uuid;
--;;
update deposit_reference set proposal_id = null
 where proposal_id in (select id from proposal where undone_at is not null);
