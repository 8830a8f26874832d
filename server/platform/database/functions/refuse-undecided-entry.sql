-- Nobody can create money alone, not even with the server's own role.
create or replace function refuse_undecided_entry() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  moved uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if exists (select from entry_undecided u where u.id = moved) then
    raise exception 'entry % moves money without the decision of two people', moved
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Deferred: postings and the decision are written later in the same transaction.
drop trigger if exists entry_was_decided on entry;
create constraint trigger entry_was_decided after insert on entry
  deferrable initially deferred for each row
  when (new.kind in ('deposit', 'startup_advance', 'capital_in', 'promotion_fund', 'escrow_fund',
    'escrow_return', 'publisher_payout', 'acceptor_pay', 'chargeback'))
  execute function refuse_undecided_entry('id');

drop trigger if exists bank_was_decided on posting;
create constraint trigger bank_was_decided after insert on posting
  deferrable initially deferred for each row
  when (new.pocket in ('cash', 'cash_out', 'bank_in', 'bank_out'))
  execute function refuse_undecided_entry('entry_id');
