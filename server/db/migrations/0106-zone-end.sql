-- A placement that staff took out of the catalogue: it gets no ads from then on. What was handed out
-- before still counts, so its row stays where it is.
create table zone_end (
  zone_id int primary key references zone,
  at timestamptz not null,
  made_by text not null check (made_by <> ''),
  reason text not null check (reason <> '')
);
--;;
create index zone_end_by_time on zone_end (at);
--;;
create trigger zone_end_is_for_ever before update or delete or truncate on zone_end
  for each statement execute function refuse_change();
