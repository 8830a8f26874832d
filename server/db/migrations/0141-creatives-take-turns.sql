-- A plan shows all approved creatives of its product that have its format, so that a review of any
-- of them is a change of every plan of the product.
create or replace function note_creative_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_change (plan_id)
  select p.id from creative c join plan p on p.product_id = c.product_id
   where c.id = new.creative_id and p.status = 'putting';
  return null;
end $$;
