insert into mark_reason (name, code) values ('conversion_rate_outlier', 103);
--;;
-- A placement whose traffic the daily pass found invalid gets no ads for a while.
create table zone_hold (
  zone_id int not null references zone,
  -- The day of UTC that was looked through.
  day timestamptz not null references invalid_pass,
  reason text not null references mark_reason,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  primary key (zone_id, day)
);
--;;
create index zone_hold_by_end on zone_hold (until);
--;;
create trigger zone_hold_is_for_ever before update or delete or truncate on zone_hold
  for each statement execute function refuse_change();
