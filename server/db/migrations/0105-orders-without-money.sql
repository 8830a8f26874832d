-- As before, but who was given a commission that the merchant had no money for is told that.
create or replace function tell_of_dispute_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_of_plan(c.plan_id,
    case when new.outcome = 'upheld' then 'conversion-upheld'
         when c.state = 'unfunded' then 'conversion-unfunded'
         else 'conversion-approved' end,
    'decision ' || new.dispute_id,
    jsonb_build_object('amount', micro_text(c.commission - c.fee)), new.at)
    from dispute d join conversion_now c on c.id = d.conversion_id where d.id = new.dispute_id;
  return null;
end $$;
--;;
-- A merchant who objected to an order has what it asked for when the click was found invalid. What
-- was left open would be decided for the partner, who never objected.
insert into dispute_end (dispute_id, outcome, decided_by, reason, at)
select d.id, 'upheld', 'network', 'Its click was found invalid.', c.state_at
  from dispute_now d join conversion_now c on c.id = d.conversion_id
 where d.outcome is null and d.opened_by = 'merchant'
   and c.state = 'reversed' and c.reason = 'click_invalid';
