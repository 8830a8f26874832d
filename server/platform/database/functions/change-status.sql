-- The running server can change an account's status only through a proposal that a second person
-- has confirmed.
create or replace function change_status(proposal_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update partner set status = p.body ->> 'to'
    from proposal p
   where p.id = proposal_id and p.act = 'partner-status' and p.is_confirmed
     and lower(p.decided_by) <> lower(p.made_by)
     and partner.id = p.partner_id and partner.status = p.body ->> 'from';
  if not found then
    raise 'No second person confirmed this change of status';
  end if;
end $$;

grant execute on function change_status to reachbook_runtime;
