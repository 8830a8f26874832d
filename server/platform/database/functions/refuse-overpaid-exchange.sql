create or replace function refuse_overpaid_exchange() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from exchange x where x.id = new.exchange_id
       and x.state in ('confirmed', 'completed')
       and x.amount >= (select sum(p.amount) from acceptor_paid p
             where p.exchange_id = x.id)) then
    raise exception 'payments exceed exchange %, or it did not end in the acceptor''s favour', new.exchange_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger exchange_is_not_overpaid after insert on acceptor_paid
  for each row execute function refuse_overpaid_exchange();
