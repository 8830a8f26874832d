-- Delivery reads only the plans noted here. Triggers note them, so that no writer can forget to.
create or replace function note_plan_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id) values (new.id);
  return null;
end $$;

create or replace trigger plan_change_is_noted after update on plan
  for each row when (old.status <> new.status or old.paused_by is distinct from new.paused_by)
  execute function note_plan_change();

-- A plan shows all approved creatives of its product in its format, so a review of any of them
-- changes every plan of the product.
create or replace function note_creative_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id)
  select p.id from creative c join plan p on p.product_id = c.product_id
   where c.id = new.creative_id and p.status = 'putting';
  return null;
end $$;

create or replace trigger creative_change_is_noted after insert on status_change
  for each row when (new.creative_id is not null) execute function note_creative_change();

-- A plan stops serving as soon as its product is withdrawn.
create or replace function note_product_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id)
  select id from plan where product_id = new.product_id and status = 'putting';
  return null;
end $$;

create or replace trigger product_change_is_noted after insert on product_withdrawal
  for each row execute function note_product_change();

-- Delivery learns of a changed rule the way it learns of a pause.
create or replace function note_plan_rule() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id) values (new.plan_id);
  return null;
end $$;

create or replace trigger plan_rule_is_noted after insert on plan_rule
  for each row execute function note_plan_rule();
