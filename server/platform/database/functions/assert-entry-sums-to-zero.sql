-- Money is never created: every entry sums to zero at the end of its transaction.
create or replace function assert_entry_sums_to_zero() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  total numeric;
  lines bigint;
begin
  select sum(amount), count(*) into total, lines from posting where entry_id = new.id;
  if lines < 2 or total <> 0 then
    raise exception 'entry % has % postings that sum to %', new.id, lines, total
      using errcode = 'check_violation';
  end if;
  if new.reverses is not null and exists (
    select from (select owner, pocket, amount from posting where entry_id = new.id) undoing
      full join (select owner, pocket, -amount as amount from posting
                  where entry_id = new.reverses) undone using (owner, pocket, amount)
     where undoing.owner is null or undone.owner is null
  ) then
    raise exception 'entry % is not the opposite of %', new.id, new.reverses
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists entry_sums_to_zero on entry;
create constraint trigger entry_sums_to_zero after insert on entry
  deferrable initially deferred for each row execute function assert_entry_sums_to_zero();

-- Checks the sum again for postings that are added after their entry.
create or replace function assert_postings_sum_to_zero() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from added group by entry_id having sum(amount) <> 0) then
    raise exception 'postings do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger postings_sum_to_zero after insert on posting
  referencing new table as added for each statement execute function assert_postings_sum_to_zero();
