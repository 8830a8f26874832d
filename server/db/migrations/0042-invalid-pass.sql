-- The days of UTC whose traffic was looked through as a whole, and how many events were marked.
create table invalid_pass (
  day timestamptz primary key check (day = date_bin('1 day', day, 'epoch')),
  marked int not null check (marked >= 0),
  at timestamptz not null
);
--;;
create trigger invalid_pass_is_for_ever before update or delete or truncate on invalid_pass
  for each statement execute function refuse_change();
