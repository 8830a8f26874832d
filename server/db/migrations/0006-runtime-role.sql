-- The server runs as this role, which owns nothing. Embedded, it logs in as it; elsewhere the
-- login of DATABASE_URL takes it on.
do $$
begin
  if not exists (select from pg_roles where rolname = 'reachbook_runtime') then
    create role reachbook_runtime nologin;
  end if;
  if not pg_has_role(current_user, 'reachbook_runtime', 'set') then
    execute format('grant reachbook_runtime to %I', current_user);
  end if;
  -- A temporary table could stand in the place of a real one.
  execute format('revoke temporary on database %I from public', current_database());
exception
  -- Two databases of one server may be made at the same time, and share the role.
  when duplicate_object or unique_violation then
    raise exception 'the role was made meanwhile' using errcode = 'serialization_failure';
  when insufficient_privilege then
    raise exception '% may not make the role reachbook_runtime and take it on', current_user
      using errcode = 'insufficient_privilege', hint = format('An administrator can: '
        'CREATE ROLE reachbook_runtime; GRANT reachbook_runtime TO %I', current_user);
end $$;
--;;
revoke create on schema public from public;
--;;
grant usage on schema public to reachbook_runtime;
--;;
grant select, insert on all tables in schema public to reachbook_runtime;
--;;
-- Tables to come can be read and added to; what may be changed, each migration says.
alter default privileges in schema public grant select, insert on tables to reachbook_runtime;
--;;
revoke insert on migration, pocket, wallet, account, entry, posting, record from reachbook_runtime;
--;;
grant update on partner, session, authorization_code, attempt to reachbook_runtime;
--;;
grant update (reply) on request to reachbook_runtime;
--;;
grant update (seq, hash) on audited to reachbook_runtime;
--;;
grant update (at, checked_entries, findings) on audit to reachbook_runtime;
--;;
alter default privileges revoke execute on functions from public;
--;;
revoke execute on all functions in schema public from public;
--;;
grant execute on function lock_wallets, post_entries to reachbook_runtime;
