-- What works once: a link, or a signed text. Of a signed text there is a row once it was used, since
-- it says itself whom it is for and when it ends. Only digests are kept, so that a copy of the table
-- opens nothing.
create table one_time_token (
  digest bytea primary key check (length(digest) = 32),
  purpose text not null check (purpose in (
    'join-desk', 'enter-desk', 'merchant-key', 'confirm-email', 'password-by-staff', 'password-by-mail',
    'handover', 'passkey-challenge')),
  -- Whom a link is for; the purpose says of which kind they are.
  owner_id uuid,
  created_at timestamptz not null,
  usable_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > usable_at),
  used_at timestamptz check (used_at >= usable_at and used_at < expires_at),
  -- When it stopped working without having been used.
  ended_at timestamptz,
  -- The digest of the code word that opens it together with the token.
  code_word_hash bytea check (length(code_word_hash) = 32),
  -- What its purpose needs beside.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  -- What two members of staff decided, for a link by staff to a new login password.
  approval_id uuid unique,
  -- Kept when it is over: the page of merchants says who asked for a link and what became of it, and
  -- that of a payout says how the login password was set.
  is_history boolean not null generated always as (purpose = 'merchant-key' or (used_at is not null
    and (purpose = 'password-by-staff' or purpose = 'password-by-mail'))) stored,
  check (used_at is null or ended_at is null),
  -- Nobody at the desk has all that opens a key or an account.
  check (code_word_hash is not null
    or (purpose <> 'merchant-key' and purpose <> 'password-by-staff')),
  check ((approval_id is not null) = (purpose = 'password-by-staff')),
  -- The owner can notice that somebody asked for it.
  check (purpose <> 'password-by-staff' or usable_at >= created_at + interval '1 hour'),
  check (owner_id is not null or used_at = created_at)
);

-- Only a demo's links to the desk are several at a time.
create unique index one_open_token on one_time_token (purpose, owner_id)
  where used_at is null and ended_at is null and purpose <> 'enter-desk';

create index one_time_token_by_end on one_time_token (expires_at) where not is_history;

create index one_time_token_of_owner on one_time_token (owner_id, purpose, created_at desc)
  where is_history;

create trigger one_time_token_works_once before update on one_time_token for each row
  when (old.used_at is not null or old.ended_at is not null) execute function refuse_change();

create trigger one_time_token_keeps_history before delete on one_time_token for each row
  when (old.is_history) execute function refuse_change();
