-- What waits for staff is listed oldest first, and the rest newest first.
create index payout_by_time on payout (requested_at, id);
--;;
create index payout_that_waits on payout (requested_at, id)
  where state in ('requested', 'approved', 'sent');
--;;
create index proposal_by_time on proposal (made_at, id);
--;;
create index proposal_that_waits on proposal (made_at, id) where decided_at is null;
--;;
create index deposit_reference_by_time on deposit_reference (created_at, reference);
--;;
create index exchange_by_time on exchange (held_at, id);
--;;
create index payout_step_by_state on payout_step (state, at);
--;;
-- The figures of a day.
create index proposal_confirmed on proposal (decided_at) where is_confirmed;
--;;
create index conversion_step_approved on conversion_step (at) where state = 'approved';
--;;
create index partner_by_time on partner (created_at);
--;;
-- Events come in by time, so a few pages tell where an hour of them lies.
create index event_by_time on event using brin (at);
