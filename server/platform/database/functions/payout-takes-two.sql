-- Whoever approved a payout cannot send it, and whoever sent it cannot say what became of it.
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
  return new;
end $$;

create or replace trigger payout_takes_two before insert on status_change for each row
  when (new.payout_id is not null and new.state in ('sent', 'completed', 'failed'))
  execute function payout_takes_two();
