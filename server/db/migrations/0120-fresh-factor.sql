-- When the person at the desk last gave a second factor, and when they last proved the whole of who
-- they are to change a means of signing in. Signing in counts as the first, never as the second.
alter table staff_session add column factor_at timestamptz;
--;;
update staff_session set factor_at = created_at;
--;;
alter table staff_session alter column factor_at set not null;
--;;
alter table staff_session add column whole_at timestamptz;
--;;
grant update (factor_at, whole_at) on staff_session to reachbook_runtime;
