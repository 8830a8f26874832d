-- The zone that a partner's days are kept in, each time it changed. The first is the account's.
-- A change names the one before it and comes at least a day after it.
create table partner_zone (
  partner_id uuid not null references partner,
  turn int not null check (turn > 0),
  zone text not null,
  at timestamptz not null,
  turn_before int generated always as (nullif(turn - 1, 0)) stored,
  at_before timestamptz,
  primary key (partner_id, turn),
  unique (partner_id, turn, at),
  check ((turn = 1) = (at_before is null)),
  check (at >= at_before + interval '24 hours'),
  foreign key (partner_id, turn_before, at_before) references partner_zone (partner_id, turn, at)
);
--;;
create trigger partner_zone_is_for_ever before update or delete or truncate on partner_zone
  for each statement execute function refuse_change();
--;;
-- A coupon that was used on a put. Of one name, no two uses have days that overlap: each names the
-- end of the day of the one before it, and begins after it, whatever zone either was kept in.
create table coupon_use (
  coupon_id uuid primary key references coupon,
  partner_id uuid not null references partner,
  name_key text not null,
  turn int not null check (turn > 0),
  zone text not null,
  day_starts timestamptz not null,
  day_ends timestamptz not null,
  turn_before int generated always as (nullif(turn - 1, 0)) stored,
  ends_before timestamptz,
  plan_id bigint not null unique references plan,
  pays bigint not null check (pays >= 0),
  adds bigint not null check (adds >= 0),
  entry_id uuid not null references entry deferrable initially deferred,
  at timestamptz not null,
  check (pays + adds > 0),
  check (at >= day_starts and at < day_ends),
  check (day_ends - day_starts between interval '20 hours' and interval '49 hours'),
  unique (partner_id, name_key, turn),
  unique (partner_id, name_key, turn, day_ends),
  check ((turn = 1) = (ends_before is null)),
  check (day_starts >= ends_before),
  foreign key (partner_id, name_key, turn_before, ends_before)
    references coupon_use (partner_id, name_key, turn, day_ends)
);
--;;
create trigger coupon_use_is_for_ever before update or delete or truncate on coupon_use
  for each statement execute function refuse_change();
--;;
alter table plan_put add foreign key (coupon_id) references coupon;
--;;
-- What is used on a put is its partner's own, of the name that it has, and in time.
create function check_coupon_use() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from coupon c join campaign k on k.id = c.campaign_id
     where c.id = new.coupon_id and c.partner_id = new.partner_id
       and k.name_key = new.name_key and c.expires_at > new.at) then
    raise exception 'coupon % is not one that this partner can use', new.coupon_id;
  end if;
  return null;
end $$;
--;;
create trigger coupon_use_is_own after insert on coupon_use
  for each row execute function check_coupon_use();
