-- To whom processes have shown plans that a viewer may see only so often: each hears from the
-- others within seconds, and one that starts goes on with it. A crash of the database empties it.
create unlogged table plan_shown (
  id bigint generated always as identity primary key,
  process uuid not null,
  plan_id bigint not null,
  viewer text not null,
  times int not null check (times > 0),
  at timestamptz not null,
  written_at timestamptz not null default clock_timestamp()
);
--;;
grant delete on plan_shown to reachbook_runtime;
