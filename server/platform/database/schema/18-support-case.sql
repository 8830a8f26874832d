-- Cases: somebody objects to an act or reports it, and somebody else answers. Which kinds there are
-- and how each may be answered is in domain/support/support-case.ts.
create table support_case (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  -- Whose account it is about.
  partner_id uuid not null references partner,
  -- What it is about, as the kind refers to it.
  subject text not null check (length(subject) between 1 and 60),
  opened_by text not null check (opened_by in ('partner', 'merchant')),
  -- The words of whoever opened it; of a reported message, the message as it was read.
  text text not null check (length(text) <= 8000),
  opened_at timestamptz not null,
  -- 'infinity' where staff may take their time.
  due_at timestamptz not null check (due_at > opened_at),
  -- Of a ticket: what it belongs to, the question that it is about, and what was shown.
  topic text check (length(topic) between 1 and 40),
  about text check (length(about) between 1 and 60),
  images uuid[] not null check (cardinality(images) <= 10),
  -- The member of staff whose act it is about, and the name that they had.
  caused_by uuid references staff,
  causer text check (length(causer) between 1 and 80),
  -- Where an answer takes two people, the first of them, and why they want it answered.
  takes_two boolean not null,
  requested_by uuid references staff,
  requester text check (length(requester) between 1 and 80),
  requested_at timestamptz,
  request_reason text check (length(request_reason) between 1 and 500),
  answered_at timestamptz,
  answered_by uuid references staff,
  -- Their name, and that of the other where two decided.
  answerer text check (length(answerer) between 1 and 170),
  outcome text check (outcome ~ '^[a-z][a-z-]{1,40}$'),
  answer text check (length(answer) between 1 and 500),
  -- What it is about, where that is a row.
  refusal_id uuid generated always as (case kind when 'payout-refusal' then subject::uuid end)
    stored references payout_refusal,
  conversion_id uuid generated always as (case kind when 'order' then subject::uuid end)
    stored references conversion,
  unique (kind, subject, partner_id, opened_by),
  check (num_nulls(answered_at, answerer, outcome) in (0, 3)),
  -- The answers of a ticket are its steps.
  check (case kind when 'ticket' then answer is null
    else (answer is null) = (answered_at is null) end),
  check (case kind when 'ticket' then topic is not null and subject ~ '^F-[0-9A-Z]{4}-[0-9A-Z]{4}$'
    else num_nonnulls(topic, about) = 0 and images = '{}' end),
  -- Nobody answers a case about their own act.
  constraint support_case_is_answered_by_another check (
    caused_by is null or answered_at is null or coalesce(answered_by <> caused_by, false)),
  constraint support_case_takes_two check (
    not takes_two or answered_at is null or coalesce(answered_by <> requested_by, false)),
  check (num_nulls(requested_by, requester, requested_at, request_reason) in (0, 4)),
  check (takes_two or requested_by is null),
  check (caused_by is null or causer is not null),
  -- By somebody who works here, or by the network when nobody did in time.
  constraint support_case_is_answered_by_somebody
    check (answered_at is null or answered_by is not null or answerer = 'network'),
  check (answered_by is null or answered_at is not null)
);

create index support_case_of_partner on support_case (partner_id, opened_at);

create index support_case_open on support_case (kind, due_at, opened_at) where answered_at is null;

create index support_case_of_refusal on support_case (refusal_id) where refusal_id is not null;

create index support_case_of_conversion on support_case (conversion_id)
  where conversion_id is not null;

create unique index support_case_of_ticket on support_case (subject text_pattern_ops)
  where kind = 'ticket';

create unique index one_open_takeover on support_case (partner_id)
  where kind = 'takeover' and answered_at is null;

create trigger support_case_is_answered_once before update on support_case for each row
  when (old.answered_at is not null) execute function refuse_unless_erasing();
