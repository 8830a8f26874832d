-- Only the entry that charges a deposit back can undo it.
create or replace function assert_deposit_undone() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from entry u join entry d on d.id = u.reverses
                  where u.kind = 'chargeback' and d.kind = 'deposit'
                    and d.cause ->> 'proposal' = new.id::text) then
    raise exception 'the deposit of request % was not charged back', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Deferred: the entry may be posted later in the same transaction.
drop trigger if exists deposit_is_undone on approval;
create constraint trigger deposit_is_undone after update on approval
  deferrable initially deferred for each row
  when (new.undone_at is distinct from old.undone_at)
  execute function assert_deposit_undone();
