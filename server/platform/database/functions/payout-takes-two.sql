-- Whoever approved a payout cannot send it, and whoever sent it cannot say what became of it. What
-- may have been paid is given back on an approved request only.
create or replace function payout_takes_two() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from status_change s
     where s.payout_id = new.payout_id
       and s.state = case new.state when 'sent' then 'approved' else 'sent' end
       and s.staff_id = new.staff_id)
  then
    raise check_violation using message = 'This step of a payout takes another person';
  end if;
  if (new.state = 'failed' or new.state = 'rejected' and exists (
      select from status_change s where s.payout_id = new.payout_id and s.state = 'approved'))
    and not exists (
      select from payout p join approval a on a.partner_id = p.partner_id and a.target_id = p.id
       where p.id = new.payout_id and a.outcome = 'approved' and a.kind =
         case new.state when 'failed' then 'payout-failed' else 'payout-rejected' end)
  then
    raise check_violation using message = 'This end of a payout takes an approval';
  end if;
  return new;
end $$;

create or replace trigger payout_takes_two before insert on status_change for each row
  when (new.payout_id is not null and new.state in ('sent', 'completed', 'rejected', 'failed'))
  execute function payout_takes_two();
