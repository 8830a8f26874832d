-- While a row here is not lifted, no money moves. Only people lift it, as the owner of the tables.
create table ledger_stop (
  id int primary key generated always as identity,
  at timestamptz not null,
  why text not null,
  lifted_at timestamptz,
  lifted_by text,
  check ((lifted_at is null) = (lifted_by is null))
);
--;;
-- How far each chain was verified: a chain that has since become shorter was cut.
create table audited (
  owner uuid primary key,
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
) with (fillfactor = 70);
--;;
create trigger audited_goes_forward before update on audited for each row
  when (new.owner <> old.owner or new.seq < old.seq
    or (new.seq = old.seq and new.hash <> old.hash)) execute function refuse_change();
--;;
-- One row for each time that the whole ledger was walked, kept fresh until the next.
create table audit (
  round int primary key generated always as identity,
  began_at timestamptz not null,
  at timestamptz not null,
  checked_entries bigint not null,
  findings jsonb not null check (jsonb_typeof(findings) = 'array')
);
--;;
create trigger audit_keeps_findings before update on audit for each row
  when (not new.findings @> old.findings or new.round <> old.round)
  execute function refuse_change();
