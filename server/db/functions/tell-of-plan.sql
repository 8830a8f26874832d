-- Leaves a notice about a plan, unless the same was told before.
create or replace function tell_of_plan(
  told bigint, what text, cause text, facts jsonb, at timestamptz
) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into plan_alert (plan_id, cause, at) values (told, cause, at) on conflict do nothing;
  if not found then return; end if;
  insert into notice (id, partner_id, at, what, facts)
  select gen_random_uuid(), p.partner_id, at, what,
         jsonb_build_object('plan', p.no, 'product', d.name) || facts
    from plan p join product d on d.id = p.product_id where p.id = told;
end $$;

grant execute on function tell_of_plan to reachbook_runtime;

-- An amount as the books write it.
create or replace function micro_text(amount numeric) returns text
language sql immutable set search_path = public, pg_temp as $$
  select regexp_replace(to_char(amount / 1000000, 'FM9999999999999990.000000'), '0{1,4}$', '');
$$;

-- Told in the transaction of the step itself, whoever takes it.
create or replace function tell_of_step() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.to_status = 'settled' then
    perform tell_of_plan(new.plan_id, 'plan-settled', 'settled',
      jsonb_build_object('amount', (select body ->> 'result' from settlement
                                     where plan_id = new.plan_id)), new.at);
  else
    perform tell_of_plan(new.plan_id, 'plan-failed', 'failed',
      jsonb_build_object('amount', micro_text(amount), 'cause', new.cause), new.at)
      from plan_put where plan_id = new.plan_id;
  end if;
  return null;
end $$;

create or replace trigger plan_step_is_told after insert on plan_step for each row
  when (new.to_status in ('settled', 'putFailed')) execute function tell_of_step();

create or replace function tell_of_pause() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(new.plan_id, 'plan-escrow-low', 'escrow_low', '{}', new.at);
  return null;
end $$;

create or replace trigger plan_pause_is_told after insert on plan_pause for each row
  when (new.cause = 'escrow_low') execute function tell_of_pause();

create or replace function tell_of_credit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(new.plan_id, 'plan-credited', 'credit ' || new.no,
    jsonb_build_object('amount', micro_text(new.amount)), new.at);
  return null;
end $$;

create or replace trigger plan_credit_is_told after insert on plan_credit
  for each row execute function tell_of_credit();

create or replace function tell_of_dispute() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(c.plan_id, 'conversion-disputed', 'dispute ' || new.id,
    jsonb_build_object('amount', micro_text(c.commission - c.fee)), new.at)
    from conversion c where c.id = new.conversion_id;
  return null;
end $$;

-- Whoever objects knows of it; the partner is told when the merchant does.
create or replace trigger dispute_is_told after insert on dispute for each row
  when (new.opened_by = 'merchant') execute function tell_of_dispute();

-- A partner who wins a commission that the merchant has no money for is told so.
create or replace function tell_of_dispute_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(c.plan_id,
    case when new.outcome = 'upheld' then 'conversion-upheld'
         when c.state = 'unfunded' then 'conversion-unfunded'
         else 'conversion-approved' end,
    'decision ' || new.dispute_id,
    jsonb_build_object('amount', micro_text(c.commission - c.fee)), new.at)
    from dispute d join conversion_now c on c.id = d.conversion_id where d.id = new.dispute_id;
  return null;
end $$;

create or replace trigger dispute_end_is_told after insert on dispute_end
  for each row execute function tell_of_dispute_end();

create or replace function tell_of_claim() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(c.plan_id, 'conversion-claimed', 'claim ' || new.id,
    jsonb_build_object('amount', micro_text(new.net), 'usableAt', new.lapses_at), new.at)
    from conversion c where c.id = new.conversion_id;
  return null;
end $$;

create or replace trigger chargeback_claim_is_told after insert on chargeback_claim
  for each row execute function tell_of_claim();
