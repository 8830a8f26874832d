-- The network's loan for a recalled deposit must go into the reversal at once and in full: the next
-- posting to the available funds is that chargeback, and it brings them to zero.
create or replace function assert_recovery_is_used() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (
    select from posting lent
      join posting taken on taken.owner = lent.owner and taken.pocket = lent.pocket
       and taken.turn = lent.turn + 1 and taken.balance_after = 0
      join entry u on u.id = taken.entry_id and u.kind = 'chargeback'
       and u.cause ->> 'proposal' = new.cause ->> 'proposal'
      join entry d on d.id = u.reverses and d.kind = 'deposit'
     where lent.entry_id = new.id and lent.pocket = 'available'
  ) then
    raise exception 'recovery % belongs to no deposit that was charged back', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Deferred: the chargeback is posted later in the same transaction.
drop trigger if exists recovery_is_used on entry;
create constraint trigger recovery_is_used after insert on entry
  deferrable initially deferred for each row when (new.kind = 'recovery_open')
  execute function assert_recovery_is_used();
