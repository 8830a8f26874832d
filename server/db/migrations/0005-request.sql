-- One request, one effect. The reply is written with the effect and never changed.
create table request (
  key text primary key,
  question_hash bytea not null,
  reply json,
  at timestamptz not null
);
--;;
create trigger reply_is_for_ever before update on request for each row
  when (old.reply is not null or new.key <> old.key or new.question_hash <> old.question_hash)
  execute function refuse_change();
