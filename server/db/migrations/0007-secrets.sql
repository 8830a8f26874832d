-- The digest of the secrets that this database is used with; the secrets lie elsewhere.
create table secrets_mark (
  only_one boolean primary key default true check (only_one),
  digest bytea not null check (length(digest) = 32)
);
--;;
create trigger secrets_mark_is_for_ever before update or delete or truncate on secrets_mark
  for each statement execute function refuse_change();
