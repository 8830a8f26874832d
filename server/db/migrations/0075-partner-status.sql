-- A change of an account's status moves no money, so that one letter may be the reason of two.
drop index proposal_of_reference;
--;;
create unique index proposal_of_reference on proposal (act, reference)
  where is_confirmed is not false and act <> 'partner-status';
--;;
-- One change of a status waits at a time: two at once would say nothing about what comes out.
create unique index one_open_status_proposal on proposal (partner_id)
  where act = 'partner-status' and decided_at is null;
