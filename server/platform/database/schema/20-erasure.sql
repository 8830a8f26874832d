-- The erasure of a partner's personal data, as two people decided at the desk. After a wait in
-- which the partner can object, `erase_partner` performs it; there is no other way.
create table erasure (
  id uuid primary key references approval deferrable initially deferred,
  partner_id uuid not null references partner,
  decided_at timestamptz not null,
  due_at timestamptz not null check (due_at >= decided_at + interval '14 days'),
  -- The partner objected.
  objected_at timestamptz,
  erased_at timestamptz check (erased_at >= due_at),
  -- The transaction that performs the erasure, while it runs.
  erasing_in xid8,
  -- Files still to be deleted from the disk.
  files uuid[] not null default '{}',
  check (objected_at is null or erased_at is null)
);

create unique index one_open_erasure on erasure (partner_id)
  where objected_at is null and erased_at is null;

create index erasure_open on erasure (due_at)
  where objected_at is null and (erased_at is null or files <> '{}');
