-- Who changed the product with which a creative came along. Who brought its file stays beside:
-- neither of the two lets it through.
alter table creative add column carried_by text;
--;;
-- Until now the second stood in place of the first. What came along was added in the moment of
-- the version it came along with.
with recursive carried as (
  select c.id, d.id before
    from creative c join product p on p.id = c.product_id and p.added_at = c.added_at
    join creative d on d.product_id = p.replaces and d.sha256 = c.sha256
     and d.format = c.format and d.title = c.title
), way as (
  select id, before from carried
  union
  select w.id, n.before from way w join carried n on n.id = w.before
)
update creative c set carried_by = c.made_by, made_by = origin.made_by
  from way w join creative origin on origin.id = w.before
 where c.id = w.id and not exists (select from carried n where n.id = w.before);
