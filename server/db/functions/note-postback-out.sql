create or replace function note_postback_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into postback_out (partner_id, setting_no, conversion_id, step, state, at)
  select s.partner_id, s.no, c.id, new.step, new.state, new.at
    from conversion c join plan p on p.id = c.plan_id
    join lateral (select * from postback_setting where partner_id = p.partner_id
                   order by no desc limit 1) s on s.url is not null
   where c.id = new.conversion_id;
  return null;
end $$;

create or replace trigger conversion_step_is_told after insert on conversion_step
  for each row execute function note_postback_out();
