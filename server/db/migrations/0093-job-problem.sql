-- What a job could not do for one of many, and when it tries that one again. The others do not wait.
create table job_problem (
  job text not null,
  -- Such as the number of a plan, or the id of an order.
  what text not null,
  failure text not null,
  failures int not null check (failures > 0),
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (job, what)
);
--;;
grant update (failure, failures, due_at), delete on job_problem to reachbook_runtime;
