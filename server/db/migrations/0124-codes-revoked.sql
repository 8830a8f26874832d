-- A code that went astray is revoked as long as nobody has used it.
alter table authorization_code add column revoked_at timestamptz;
--;;
alter table authorization_code add check (revoked_at is null or used_at is null);
--;;
grant update (revoked_at) on authorization_code to reachbook_runtime;
