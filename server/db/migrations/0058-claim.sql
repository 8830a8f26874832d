-- A commission that was charged back when the partner's balance did not cover it. It is paid from
-- later commissions of the same merchant, and from nothing else.
create table chargeback_claim (
  id uuid primary key,
  partner_id uuid not null references partner,
  merchant_id uuid not null references merchant,
  conversion_id uuid not null references conversion,
  -- The entry that had paid the commission.
  entry_id uuid not null unique references entry,
  proposal_id uuid not null references proposal,
  -- What the partner had got of it, and what the network had.
  net bigint not null check (net > 0),
  fee bigint not null check (fee >= 0),
  -- Whether the entry itself was reversed too, and only what it had not paid out is claimed.
  is_rest boolean not null,
  at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > at)
);
--;;
create index chargeback_claim_of_partner on chargeback_claim (partner_id, merchant_id, at);
--;;
create trigger chargeback_claim_is_for_ever before update or delete or truncate
  on chargeback_claim for each statement execute function refuse_change();
--;;
create table claim_payment (
  claim_id uuid not null references chargeback_claim,
  no int not null check (no > 0),
  -- The commission that it was taken from.
  conversion_id uuid not null references conversion,
  entry_id uuid not null references entry deferrable initially deferred,
  net bigint not null check (net >= 0),
  fee bigint not null check (fee >= 0),
  at timestamptz not null,
  primary key (claim_id, no),
  check (net + fee > 0)
);
--;;
create index claim_payment_of_conversion on claim_payment (conversion_id);
--;;
create trigger claim_payment_is_for_ever before update or delete or truncate on claim_payment
  for each statement execute function refuse_change();
--;;
create function refuse_overpaid_claim() returns trigger
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
--;;
create trigger claim_is_not_overpaid after insert on claim_payment
  for each row execute function refuse_overpaid_claim();
--;;
create view claim_now as
select c.*, c.net - coalesce(paid.net, 0) net_left, c.fee - coalesce(paid.fee, 0) fee_left,
       coalesce(paid.count, 0) payments
  from chargeback_claim c
  left join lateral (select sum(net)::bigint net, sum(fee)::bigint fee, count(*)::int count
                       from claim_payment where claim_id = c.id) paid on true;
--;;
-- Entries that do not count any more: reversed by another, or claimed back.
create view entry_undone as
select reverses entry_id, at from entry where reverses is not null
union all
select entry_id, at from chargeback_claim where not is_rest;
--;;
grant select on claim_now, entry_undone to reachbook_runtime;
--;;
create function tell_of_claim() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(c.plan_id, 'conversion-claimed', 'claim ' || new.id,
    jsonb_build_object('amount', micro_text(new.net), 'usableAt', new.lapses_at), new.at)
    from conversion c where c.id = new.conversion_id;
  return null;
end $$;
--;;
create trigger chargeback_claim_is_told after insert on chargeback_claim
  for each row execute function tell_of_claim();
