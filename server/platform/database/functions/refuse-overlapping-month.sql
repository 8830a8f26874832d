-- Nobody pays twice for the same days of VIP.
create or replace function refuse_overlapping_month() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from vip_month v
              where v.partner_id = new.partner_id and v.no <> new.no
                and v.starts_at < new.ends_at and v.ends_at > new.starts_at
                and not exists (select from entry e where e.reverses = v.entry_id)) then
    raise exception 'a month of VIP overlaps another' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger vip_month_is_alone after insert on vip_month
  for each row execute function refuse_overlapping_month();
