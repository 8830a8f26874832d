-- Images that partners sent. The bytes lie in a folder, under the id; these rows say whose they are.
create table image (
  id uuid primary key,
  partner_id uuid not null references partner,
  bytes int not null check (bytes > 0),
  at timestamptz not null
);
--;;
create index image_of_partner on image (partner_id, at desc);
--;;
create trigger image_is_for_ever before update or delete or truncate on image
  for each statement execute function refuse_change();
