-- Leases a process part of each plan's budget: at most what is left of the plan's amount and of its
-- daily cap after other processes' leases. Grants lock their plans in order, because two concurrent
-- grants of one plan would not see each other's leases.
create or replace function grant_leases(
  own_process uuid, moment timestamptz, ends timestamptz, plans bigint[], wishes bigint[]
) returns table (plan_id bigint, amount bigint, spent bigint, day int, day_spent bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform 1 from plan_lease_turn t where t.plan_id = any (plans) order by t.plan_id for update;
  return query
  with requested as materialized (
    select given.plan_id, given.wish, m.hold, m.spent, m.day, m.day_spent, m.daily_cap,
           coalesce((select sum(l.amount) from plan_lease l
              where l.plan_id = given.plan_id and l.process <> own_process and l.until > moment), 0)
             as elsewhere
      from unnest(plans, wishes) as given (plan_id, wish)
      join plan_meter m on m.plan_id = given.plan_id
  ), granted as (
    insert into plan_lease as kept (process, plan_id, amount, until)
    select own_process, r.plan_id,
           greatest(0, least(r.wish, r.hold - r.spent - r.elsewhere,
             r.daily_cap - r.elsewhere
               - case when r.day = floor(extract(epoch from moment) / 86400) then r.day_spent
                      else 0 end))::bigint, ends
      from requested r order by r.plan_id
    on conflict (plan_id, process)
      do update set amount = excluded.amount, until = excluded.until
    returning kept.plan_id, kept.amount
  )
  select g.plan_id, g.amount, r.spent, r.day, r.day_spent
    from granted g join requested r on r.plan_id = g.plan_id;
end $$;

grant execute on function grant_leases to reachbook_runtime;
