create or replace function refuse_overpaid_clawback() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from clawback c where c.id = new.clawback_id and (
       c.net < (select sum(p.net) from clawback_payment p where p.clawback_id = c.id)
       or c.fee < (select sum(p.fee) from clawback_payment p where p.clawback_id = c.id))) then
    raise exception 'payments exceed clawback %', new.clawback_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger clawback_is_not_overpaid after insert on clawback_payment
  for each row execute function refuse_overpaid_clawback();
