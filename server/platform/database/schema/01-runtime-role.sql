-- The server runs as this role, which owns nothing. With the embedded database the server logs in
-- as this role; elsewhere the login of DATABASE_URL is a member of it and switches to it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'reachbook_runtime') then
    create role reachbook_runtime nologin;
  end if;
  if not pg_has_role(current_user, 'reachbook_runtime', 'set') then
    execute format('grant reachbook_runtime to %I', current_user);
  end if;
  -- A temporary table could shadow a real one.
  execute format('revoke temporary on database %I from public', current_database());
exception
  -- Two databases of one PostgreSQL server may be created at the same time, and they share the
  -- role.
  when duplicate_object or unique_violation then
    raise exception 'the role was created meanwhile' using errcode = 'serialization_failure';
  when insufficient_privilege then
    raise exception '% may not create the role reachbook_runtime and switch to it', current_user
      using errcode = 'insufficient_privilege', hint = format('An administrator can: '
        'CREATE ROLE reachbook_runtime; GRANT reachbook_runtime TO %I', current_user);
end $$;

revoke create on schema public from public;
grant usage on schema public to reachbook_runtime;

-- The role may select from every table, and insert unless `append-only.sql` says otherwise, which
-- also says what it may update and delete. Function calls are granted in the functions' files.
alter default privileges in schema public grant select, insert on tables to reachbook_runtime;
alter default privileges revoke execute on functions from public;

-- The migrations applied to this database, and the text of every function and view in force.
create table schema_file (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);

-- Refuses what is not permitted. Triggers of all tables use these functions, so they come first.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted this way', tg_table_name;
end $$;

-- The same for rows with personal data: only `erase_partner` may change them, while it runs.
create function refuse_unless_erasing() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if not exists (select from erasure where erasing_in = pg_current_xact_id()) then
    raise exception 'rows of % are never changed or deleted this way', tg_table_name;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
