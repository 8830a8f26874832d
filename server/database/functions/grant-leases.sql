-- Leases a process part of each plan's budget: at most what is left of the plan's amount and of its
-- daily cap after other processes' leases. Grants lock their plans in order, because two concurrent
-- grants of one plan would not see each other's leases.
create or replace function grant_leases(
  own uuid, moment timestamptz, ends timestamptz, plans bigint[], wishes bigint[]
) returns table (plan_id bigint, amount bigint, spent bigint, day int, day_spent bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform 1 from plan_lease_turn t where t.plan_id = any (plans) order by t.plan_id for update;
  return query
  with asked as materialized (
    select wanted.plan_id, wanted.wish, m.hold, m.spent, m.day, m.day_spent, m.daily_cap,
           coalesce((select sum(l.amount) from plan_lease l
              where l.plan_id = wanted.plan_id and l.process <> own and l.until > moment), 0)
             as elsewhere
      from unnest(plans, wishes) as wanted (plan_id, wish)
      join plan_meter m on m.plan_id = wanted.plan_id
  ), granted as (
    insert into plan_lease as kept (process, plan_id, amount, until)
    select own, a.plan_id,
           greatest(0, least(a.wish, a.hold - a.spent - a.elsewhere,
             a.daily_cap - a.elsewhere
               - case when a.day = floor(extract(epoch from moment) / 86400) then a.day_spent
                      else 0 end))::bigint, ends
      from asked a order by a.plan_id
    on conflict (plan_id, process)
      do update set amount = excluded.amount, until = excluded.until
    returning kept.plan_id, kept.amount
  )
  select g.plan_id, g.amount, a.spent, a.day, a.day_spent
    from granted g join asked a on a.plan_id = g.plan_id;
end $$;

grant execute on function grant_leases to reachbook_runtime;
