-- Every refusal of a payout, for ever: which rule, by what facts, what helps. The rows of a
-- partner are a chain: each holds the hash of the one before.
create table payout_refusal (
  id uuid primary key,
  partner_id uuid not null references partner,
  seq int not null check (seq > 0),
  at timestamptz not null,
  reason text not null check (reason ~ '^payout_[a-z_]{1,60}$'),
  remedy text not null,
  -- JSON as it was written; the same text is hashed.
  facts text not null check (length(facts) <= 2000 and facts is json object),
  -- The payout that staff rejected, and who did. Rules refuse before there is a payout.
  payout_id uuid unique references payout,
  caused_by text check (length(caused_by) between 1 and 80),
  -- The same rule with the same facts is kept once an hour, however often it is asked.
  mark bytea not null check (length(mark) = 32),
  hour bigint not null check (hour = floor(extract(epoch from at) / 3600)),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  unique (partner_id, seq),
  unique (partner_id, mark, hour),
  check ((payout_id is null) = (caused_by is null))
);
--;;
-- What is hashed of a row, in one place for the writer and the auditor.
create function refusal_hash(row_of payout_refusal) returns bytea
language sql stable set search_path = public, pg_temp as $$
  select sha256(convert_to(json_build_array(row_of.id, row_of.partner_id, row_of.seq,
    extract(epoch from row_of.at), row_of.reason, row_of.remedy, row_of.facts, row_of.payout_id,
    row_of.caused_by, encode(row_of.previous, 'hex'))::text, 'UTF8'))
$$;
--;;
grant execute on function refusal_hash to reachbook_runtime;
--;;
create function chain_refusal() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.hour = floor(extract(epoch from new.at) / 3600);
  new.hash = refusal_hash(new);
  return new;
end $$;
--;;
create trigger payout_refusal_is_chained before insert on payout_refusal for each row
  execute function chain_refusal();
--;;
create index payout_refusal_by_reason on payout_refusal (reason);
--;;
create trigger payout_refusal_is_for_ever before update or delete or truncate on payout_refusal
  for each statement execute function refuse_change();
--;;
-- A refusal that its partner disputes, until another person has answered.
create table payout_review (
  refusal_id uuid primary key references payout_refusal,
  partner_id uuid not null references partner,
  text text not null check (length(text) between 1 and 500),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at),
  caused_by text,
  answered_at timestamptz,
  answered_by text check (length(answered_by) between 1 and 80),
  outcome text check (outcome in ('upheld', 'lifted')),
  answer text check (length(answer) between 1 and 500),
  check (num_nulls(answered_at, answered_by, outcome, answer) in (0, 4)),
  -- Nobody judges an act of their own.
  check (lower(answered_by) <> lower(caused_by))
);
--;;
create index payout_review_open on payout_review (due_at) where answered_at is null;
--;;
grant update (answered_at, answered_by, outcome, answer) on payout_review to reachbook_runtime;
--;;
create trigger payout_review_is_answered_once before update on payout_review for each row
  when (old.answered_at is not null) execute function refuse_change();
--;;
create trigger payout_review_stays before delete or truncate on payout_review
  for each statement execute function refuse_change();
