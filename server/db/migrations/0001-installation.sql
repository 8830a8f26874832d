-- What this database is, for ever: a demonstration with play money, or the real thing.
create table installation (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('demo', 'live')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  name text not null check (length(name) between 1 and 80),
  born_at timestamptz not null,
  -- Play money is its own currency, so that an amount can never be mistaken for a real one.
  check ((mode = 'demo') = (currency = 'SIM'))
);
--;;
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
--;;
create trigger installation_is_for_ever before update or delete or truncate on installation
  for each statement execute function refuse_change();
--;;
-- The settings that staff may change, every version kept with who made it. The newest counts.
create table configuration (
  version int primary key generated always as identity,
  body jsonb not null,
  made_by text not null,
  made_at timestamptz not null
);
--;;
create trigger configuration_keeps_history before update or delete or truncate on configuration
  for each statement execute function refuse_change();
