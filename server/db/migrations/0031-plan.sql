-- A plan: a product that was pushed to a partner. Its status and pause are kept by the triggers
-- below from the steps that led there, and nobody can set them.
create table plan (
  id bigint generated always as identity primary key,
  no text not null unique,
  partner_id uuid not null references partner,
  product_id uuid not null references product,
  creative_id int not null references creative,
  origin text not null check (origin in ('push', 'follow')),
  -- The operator's plan that this one copies.
  copies bigint references plan,
  offered_at timestamptz not null,
  offered_until timestamptz not null check (offered_until > offered_at),
  status text not null default 'waitPut',
  status_at timestamptz not null,
  paused_by text,
  check ((origin = 'follow') = (copies is not null))
);
--;;
create index plan_of_partner on plan (partner_id, id desc);
--;;
create index plan_by_status on plan (status, id) where status <> 'settled';
--;;
revoke insert on plan from reachbook_runtime;
--;;
grant insert (no, partner_id, product_id, creative_id, origin, copies, offered_at, offered_until,
  status_at) on plan to reachbook_runtime;
--;;
-- The amount that was put, from where it came, and the terms that were agreed to.
create table plan_put (
  plan_id bigint primary key references plan,
  amount bigint not null check (amount > 0),
  own bigint not null check (own >= 0),
  discount bigint not null check (discount >= 0),
  startup bigint not null check (startup >= 0),
  coupon_id uuid,
  terms jsonb not null,
  terms_hash bytea not null check (length(terms_hash) = 32),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  entry_id uuid not null references entry,
  at timestamptz not null,
  -- Delivery that a coupon adds comes on top of the amount that was typed.
  check (own + discount + startup = amount)
);
--;;
-- Every way from one status to another, as the rules have it.
create table plan_move (
  from_status text not null,
  to_status text not null,
  cause text not null,
  primary key (from_status, to_status, cause)
);
--;;
insert into plan_move (from_status, to_status, cause)
select from_status, to_status, unnest(causes) from (values
  ('waitPut', 'matching', array['put', 'copied']),
  ('waitPut', 'putFailed', array['declined', 'offer_expired', 'product_withdrawn']),
  ('matching', 'putting', array['placement_found']),
  ('matching', 'putFailed', array['stopped', 'no_placement', 'product_withdrawn',
    'creative_rejected', 'escrow_short']),
  ('putting', 'putFinished', array['amount_consumed', 'stopped', 'end_reached', 'product_withdrawn',
    'creative_rejected', 'escrow_empty', 'no_supply']),
  ('putting', 'putFailed', array['stopped', 'end_reached', 'product_withdrawn', 'creative_rejected',
    'escrow_empty', 'no_supply']),
  ('putFinished', 'waitSettlement', array['tokens_expired']),
  ('waitSettlement', 'settled', array['window_closed'])
) as move (from_status, to_status, causes);
--;;
create table plan_step (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  from_status text not null,
  to_status text not null,
  cause text not null,
  -- 'partner', 'network', 'merchant', or the name of a member of staff.
  actor text not null,
  facts jsonb not null default '{}',
  entry_id uuid references entry,
  at timestamptz not null,
  primary key (plan_id, step),
  foreign key (from_status, to_status, cause) references plan_move
);
--;;
create table plan_pause (
  plan_id bigint not null references plan,
  step int not null check (step > 0),
  -- Why it is paused; null when it goes on.
  cause text,
  actor text not null,
  at timestamptz not null,
  primary key (plan_id, step)
);
--;;
create function move_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plan set status = new.to_status, status_at = new.at,
         paused_by = case when new.to_status = 'putting' then paused_by end
   where id = new.plan_id and status = new.from_status
     and new.step = 1 + (select count(*) from plan_step
                          where plan_id = new.plan_id and step <> new.step);
  if not found then
    raise exception 'plan % is not % any more', new.plan_id, new.from_status
      using errcode = 'serialization_failure';
  end if;
  return null;
end $$;
--;;
create trigger plan_moves after insert on plan_step for each row execute function move_plan();
--;;
create function pause_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plan set paused_by = new.cause where id = new.plan_id and status = 'putting'
     and new.step = 1 + (select count(*) from plan_pause
                          where plan_id = new.plan_id and step <> new.step);
  if not found then
    raise exception 'plan % cannot pause or go on now', new.plan_id
      using errcode = 'serialization_failure';
  end if;
  return null;
end $$;
--;;
create trigger plan_pauses after insert on plan_pause for each row execute function pause_plan();
--;;
create trigger plan_step_is_for_ever before update or delete or truncate on plan_step
  for each statement execute function refuse_change();
--;;
create trigger plan_pause_is_for_ever before update or delete or truncate on plan_pause
  for each statement execute function refuse_change();
--;;
create trigger plan_put_is_for_ever before update or delete or truncate on plan_put
  for each statement execute function refuse_change();
--;;
create trigger product_is_for_ever before update or delete or truncate on product
  for each statement execute function refuse_change();
--;;
-- How far delivery may go and has gone. Only the writer of events moves it, by what it writes;
-- no plan can cost more than was put on it, whatever the program does.
create table plan_meter (
  plan_id bigint primary key references plan,
  hold bigint not null check (hold > 0),
  spent bigint not null default 0 check (spent >= 0 and spent <= hold),
  last_no bigint not null default 0 check (last_no >= 0),
  head bytea not null check (length(head) = 32)
) with (fillfactor = 50);
--;;
revoke insert on plan_meter, plan_move from reachbook_runtime;
--;;
create function open_meter() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_meter (plan_id, hold, head)
  select new.plan_id, new.amount, sha256(convert_to(plan.no, 'UTF8'))
    from plan where plan.id = new.plan_id;
  return null;
end $$;
--;;
create trigger put_opens_meter after insert on plan_put
  for each row execute function open_meter();
