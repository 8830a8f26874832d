-- The running server can change an account's status only through a request that a second person has
-- approved.
create or replace function change_status(approval_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update partner set status = a.input ->> 'to'
    from approval a
   where a.id = approval_id and a.kind = 'partner-status' and a.outcome = 'approved'
     and partner.id = a.partner_id and partner.status = a.input ->> 'seen';
  if not found then
    raise 'No second person approved this change of status';
  end if;
end $$;

grant execute on function change_status to reachbook_runtime;
