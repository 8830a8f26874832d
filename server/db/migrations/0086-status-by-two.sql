-- What was decided stays decided.
create trigger proposal_is_decided_once before update on proposal for each row
  when (old.decided_at is not null) execute function refuse_change();
--;;
-- The status of an account is changed by a proposal that a second person confirmed, and by nothing
-- else that the running server does.
create function change_status(decided uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update partner set status = p.body ->> 'to'
    from proposal p
   where p.id = decided and p.act = 'partner-status' and p.is_confirmed
     and lower(p.decided_by) <> lower(p.made_by)
     and partner.id = p.partner_id and partner.status = p.body ->> 'from';
  if not found then
    raise 'No second person confirmed this change of a status';
  end if;
end $$;
--;;
revoke all on function change_status from public;
--;;
grant execute on function change_status to reachbook_runtime;
--;;
revoke update on partner from reachbook_runtime;
--;;
do $$
declare
  changing text;
begin
  select string_agg(quote_ident(attname), ', ') into changing from pg_attribute
   where attrelid = 'partner'::regclass and attnum > 0 and not attisdropped
     and attname not in ('id', 'status');
  execute format('grant update (%s) on partner to reachbook_runtime', changing);
end $$;
--;;
-- The SHA-256 of what an act rests on, a letter or a picture, so that nobody can show another later.
alter table activity add column evidence text check (evidence ~ '^[0-9a-f]{64}$');
