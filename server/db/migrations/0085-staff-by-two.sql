-- Who could make accounts at the desk alone could be two people, and no rule for two would hold. So
-- two admins make an account, open one anew, or give a role over money.
create table staff_proposal (
  id uuid primary key,
  act text not null check (act in ('invite', 'change', 'link')),
  -- Null of an invitation: there is nobody yet.
  staff_id uuid references staff,
  name text not null check (length(name) between 2 and 60),
  name_key text not null,
  roles text[] not null
    check (roles <@ array['support', 'finance', 'approver', 'catalogue', 'admin']),
  is_active boolean not null,
  -- What the person looked at who asked.
  version int,
  -- Who asks is shown one half of what opens the account, and who confirms the other: the link.
  word_hash bytea check (length(word_hash) = 32),
  made_by text not null check (length(made_by) between 1 and 80),
  made_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 80),
  decided_at timestamptz,
  is_confirmed boolean,
  check (num_nulls(decided_by, decided_at, is_confirmed) in (0, 3)),
  check ((act = 'invite') = (staff_id is null)),
  check ((act = 'invite') = (version is null)),
  check ((act = 'change') = (word_hash is null)),
  -- Nobody confirms their own, however the name is typed. A refusal may be one's own.
  check (not coalesce(is_confirmed, false)
    or lower(regexp_replace(btrim(made_by), '\s+', ' ', 'g'))
       <> lower(regexp_replace(btrim(decided_by), '\s+', ' ', 'g')))
);
--;;
-- One thing waits for a person at a time: two at once would say nothing about what comes out.
create unique index one_open_staff_proposal on staff_proposal (name_key)
  where decided_at is null;
--;;
grant update (decided_by, decided_at, is_confirmed) on staff_proposal to reachbook_runtime;
--;;
create trigger staff_proposal_is_decided_once before update on staff_proposal for each row
  when (old.decided_at is not null) execute function refuse_change();
--;;
alter table staff_link add column word_hash bytea check (length(word_hash) = 32);
--;;
-- What has ended has ended: no payout comes back twice, or after it left.
create trigger payout_ends_once before update on payout for each row
  when (old.state in ('completed', 'rejected', 'failed', 'cancelled'))
  execute function refuse_change();
--;;
-- Who sends a payout is not who approved it, and who says that it failed is not who sent it.
create function payout_takes_two() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from payout_step s
     where s.payout_id = new.payout_id
       and s.state = case new.state when 'sent' then 'approved' else 'sent' end
       and lower(regexp_replace(btrim(s.made_by), '\s+', ' ', 'g'))
         = lower(regexp_replace(btrim(new.made_by), '\s+', ' ', 'g')))
  then
    raise check_violation using message = 'One person alone does not move a payout this far';
  end if;
  return new;
end $$;
--;;
create trigger payout_step_takes_two before insert on payout_step for each row
  when (new.state in ('sent', 'failed')) execute function payout_takes_two();
