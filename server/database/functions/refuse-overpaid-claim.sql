create or replace function refuse_overpaid_claim() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from chargeback_claim c where c.id = new.claim_id and (
       c.net < (select sum(p.net) from claim_payment p where p.claim_id = c.id)
       or c.fee < (select sum(p.fee) from claim_payment p where p.claim_id = c.id))) then
    raise exception 'claim % would be paid more than it is', new.claim_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger claim_is_not_overpaid after insert on claim_payment
  for each row execute function refuse_overpaid_claim();
