-- Money that came in or went out without two people's decision: the entry names no approved
-- request for this kind of transfer, owner and amount. Empty in sound books.
create or replace view entry_undecided as
with decided_kind (kind, transfer, pocket, sign, legs, is_somebodys) as (values
  ('deposit', 'deposit', 'available', 1, 1, true),
  ('startup_advance', 'startup-advance', 'startup', 1, 2, true),
  ('capital_in', 'capital-in', 'capital', 1, 1, false),
  ('promotion_fund', 'promotion-fund', 'promotions', 1, 1, false),
  ('escrow_fund', 'escrow-fund', 'escrow', 1, 1, true),
  ('escrow_return', 'escrow-return', 'escrow', -1, 1, true),
  ('publisher_payout', 'publisher-payout', 'publisher_payable', -1, 1, true),
  ('acceptor_pay', 'acceptor-pay', 'acceptor_owed', -1, 1, false),
  ('chargeback', 'chargeback', null, null, null, null)
)
select e.id, e.kind
  from entry e join decided_kind d on d.kind = e.kind
 where not exists (
   select from approval a
    where a.id = case when e.cause ->> 'proposal' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                      then (e.cause ->> 'proposal')::uuid end
      and a.outcome = 'approved' and a.kind = d.transfer
      and case d.kind when 'chargeback' then a.target_id = e.reverses
          -- The whole amount goes into or out of this owner's pocket, and nobody else's.
          else (select sum(s.amount) filter (where s.amount > 0)
                         = a.amount * d.legs
                   and sum(s.amount) filter (where s.pocket = d.pocket and s.owner =
                         case when d.is_somebodys
                              then coalesce(a.partner_id, a.target_id)
                              else s.owner end)
                         = a.amount * d.sign
                  from posting s where s.entry_id = e.id)
          end)
union all
-- No other kind touches the bank, except a payout, which takes two people anyway.
select distinct e.id, e.kind
  from posting s join entry e on e.id = s.entry_id
 where s.pocket in ('cash', 'cash_out', 'bank_in', 'bank_out')
   and e.kind <> 'payout_complete' and e.kind not in (select kind from decided_kind);
