-- A coupon used on a put must be the partner's own, with its own name, and not expired. Only one
-- use of a coupon counts, and for one name no two counted days overlap. Each use names the one
-- before it, so that concurrent uses cannot miss each other.
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

create or replace trigger coupon_use_is_own after insert on coupon_use
  for each row execute function check_coupon_use();
