-- The erasure of what is personal about a partner, as two people decided it at the desk. It waits, so
-- that the partner can object, and is then done by `erase_partner` and in no other way.
create table erasure (
  id uuid primary key references desk_proposal deferrable initially deferred,
  partner_id uuid not null references partner,
  decided_at timestamptz not null,
  due_at timestamptz not null check (due_at >= decided_at + interval '7 days'),
  -- The partner said no.
  objected_at timestamptz,
  erased_at timestamptz check (erased_at >= due_at),
  -- The transaction that erases, while it does.
  erasing_in xid8,
  -- Files that are still to be deleted from the disk.
  files uuid[] not null default '{}',
  check (objected_at is null or erased_at is null)
);

create unique index one_open_erasure on erasure (partner_id)
  where objected_at is null and erased_at is null;

create index erasure_open on erasure (due_at)
  where objected_at is null and (erased_at is null or files <> '{}');

grant update (objected_at, files) on erasure to reachbook_runtime;
