create table payout (
  id uuid primary key,
  partner_id uuid not null references partner,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null check (net > 0),
  card_id uuid not null references bank_card,
  target text not null,
  state text not null check (state in
    ('requested', 'approved', 'sent', 'completed', 'rejected', 'failed', 'cancelled')),
  requested_at timestamptz not null,
  check (amount = fee + net)
);
--;;
create index payout_of_partner on payout (partner_id, requested_at desc, id);
--;;
grant update (state) on payout to reachbook_runtime;
--;;
create table payout_step (
  payout_id uuid not null references payout,
  step int not null check (step > 0),
  state text not null,
  at timestamptz not null,
  -- 'partner', or the name of a member of staff.
  made_by text not null,
  reason text,
  reference text,
  primary key (payout_id, step)
);
--;;
create trigger payout_step_is_for_ever before update or delete or truncate on payout_step
  for each statement execute function refuse_change();
