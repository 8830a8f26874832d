-- What a partner must hear of: added with the change that it tells of, and never taken back.
create table notice (
  id uuid primary key,
  partner_id uuid not null references partner,
  at timestamptz not null,
  what text not null check (what ~ '^[a-z][a-z0-9-]{1,59}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
--;;
create index notice_of_partner on notice (partner_id, at desc);
--;;
create trigger notice_is_for_ever before update or delete or truncate on notice
  for each statement execute function refuse_change();
