-- Which plans changed when, so that those who deliver need not read all of them again.
create table plan_change (
  plan_id bigint not null,
  at timestamptz not null default clock_timestamp()
);
--;;
create index plan_change_by_time on plan_change (at);
--;;
revoke insert on plan_change from reachbook_runtime;
--;;
create function note_plan_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id) values (new.id);
  return null;
end $$;
--;;
create trigger plan_change_is_noted after update on plan
  for each row when (old.status <> new.status or old.paused_by is distinct from new.paused_by)
  execute function note_plan_change();
--;;
-- What each process may still hand out in tokens of a plan, until when. It limits how far
-- several processes together can go beyond an amount; the meter decides what is charged.
create table plan_lease (
  process uuid not null,
  plan_id bigint not null,
  amount bigint not null check (amount >= 0),
  until timestamptz not null,
  primary key (plan_id, process)
) with (fillfactor = 50);
--;;
grant update, delete on plan_lease to reachbook_runtime;
--;;
-- How the delivery of a plan was paced: for charts, and to go on with after a restart.
create table plan_pace (
  plan_id bigint not null,
  at timestamptz not null,
  process uuid not null,
  -- How many of a million suitable requests the plan took part in.
  pass_ppm int not null check (pass_ppm between 0 and 1000000),
  target bigint not null check (target >= 0),
  spent bigint not null check (spent >= 0),
  primary key (plan_id, at, process)
);
--;;
-- What its product or creative can no longer be shown for, a plan is not shown for at once.
create function note_creative_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id)
  select id from plan where creative_id = new.creative_id and status = 'putting';
  return null;
end $$;
--;;
create trigger creative_change_is_noted after insert on creative_review
  for each row execute function note_creative_change();
--;;
create function note_product_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id)
  select id from plan where product_id = new.product_id and status = 'putting';
  return null;
end $$;
--;;
create trigger product_change_is_noted after insert on product_withdrawal
  for each row execute function note_product_change();
