-- One kind of notice made quiet by itself, beside whole topics. What tells that money leaves or was
-- taken is no kind that can be.
create table notice_kind_preference (
  partner_id uuid not null references partner,
  what text not null check (what ~ '^[a-z][a-z0-9-]{1,59}$' and what not in
    ('startup-returned', 'charged-back', 'payout-approved', 'payout-sent', 'exchange-accepted',
     'exchange-completed')),
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (partner_id, what)
);
--;;
grant update (is_on, set_at) on notice_kind_preference to reachbook_runtime;
