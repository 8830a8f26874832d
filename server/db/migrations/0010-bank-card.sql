-- Where a partner is paid out to. The fields are encrypted with a key that lies elsewhere.
create table bank_card (
  id uuid primary key,
  partner_id uuid not null references partner,
  method text not null,
  label text not null,
  kind text not null check (kind in ('bank-card', 'wallet-address')),
  sealed bytea not null,
  last4 text not null check (length(last4) <= 4),
  bound_at timestamptz not null,
  replaced_at timestamptz check (replaced_at >= bound_at)
);
--;;
create unique index one_live_card on bank_card (partner_id) where replaced_at is null;
--;;
create index bank_card_of_partner on bank_card (partner_id, bound_at);
--;;
create trigger card_is_replaced_once before update on bank_card for each row
  when (old.replaced_at is not null) execute function refuse_change();
--;;
grant update (replaced_at) on bank_card to reachbook_runtime;
