-- A coupon whose plan failed was good for nothing, so it can be used again, and its day is free.
-- A plan that failed never becomes anything else, so what is decided here stays true.
alter table coupon_use drop column ends_before;
--;;
alter table coupon_use drop constraint coupon_use_partner_id_name_key_turn_day_ends_key;
--;;
alter table coupon_use add foreign key (partner_id, name_key, turn_before)
  references coupon_use (partner_id, name_key, turn);
--;;
-- Which use of its coupon it is. Two that are made at the same moment are the same one, and the
-- database takes the first alone.
alter table coupon_use add nth int not null default 1 check (nth > 0),
  add nth_before int generated always as (nullif(nth - 1, 0)) stored;
--;;
alter table coupon_use alter nth drop default;
--;;
alter table coupon_use drop constraint coupon_use_pkey;
--;;
alter table coupon_use add primary key (coupon_id, nth);
--;;
alter table coupon_use add foreign key (coupon_id, nth_before)
  references coupon_use (coupon_id, nth);
--;;
-- What is used on a put is its partner's own, of the name that it has, and in time. Of one coupon
-- one use counts, and of one name no two days that count overlap. Each use names the one before it,
-- which is therefore there to be seen.
create or replace function check_coupon_use() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from coupon c join campaign k on k.id = c.campaign_id
     where c.id = new.coupon_id and c.partner_id = new.partner_id
       and k.name_key = new.name_key and c.expires_at > new.at) then
    raise exception 'coupon % is not one that this partner can use', new.coupon_id;
  end if;
  if exists (
    select from coupon_use u join plan p on p.id = u.plan_id and p.status <> 'putFailed'
     where u.coupon_id = new.coupon_id and u.nth <> new.nth) then
    raise exception 'coupon % is used already', new.coupon_id using errcode = 'unique_violation';
  end if;
  if exists (
    select from coupon_use u join plan p on p.id = u.plan_id and p.status <> 'putFailed'
     where u.partner_id = new.partner_id and u.name_key = new.name_key and u.turn <> new.turn
       and u.day_ends > new.day_starts) then
    raise exception 'the day of a coupon overlaps another' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--;;
create index entry_of_coupon_return on entry ((cause ->> 'plan')) where kind = 'coupon_return';
--;;
-- The uses that count, each with what it gave that did not come back.
create view coupon_used as
select u.coupon_id, u.partner_id, u.name_key, u.day_ends, u.at, p.no plan_no,
       (u.pays + u.adds - coalesce((
         select sum(g.amount) from entry e
           join posting g on g.entry_id = e.id and g.pocket = 'promotions'
          where e.cause ->> 'plan' = p.no and e.kind = 'coupon_return'), 0))::bigint given
  from coupon_use u join plan p on p.id = u.plan_id and p.status <> 'putFailed';
--;;
grant select on coupon_used to reachbook_runtime;
