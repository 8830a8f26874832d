-- What partners reported of what staff wrote to them, as they read it, and what came of it.
create table message_report (
  id uuid primary key,
  partner_id uuid not null references partner,
  at timestamptz not null,
  source text not null check (source in ('chat', 'announcement', 'feedback')),
  -- The number of a message, the id of an announcement, or a ticket and its step.
  ref text not null check (length(ref) between 1 and 60),
  writer text not null check (length(writer) between 1 and 80),
  content text not null check (length(content) <= 8000),
  unique (partner_id, source, ref),
  unique (id, writer)
);
--;;
create index message_report_at on message_report (at);
--;;
create trigger message_report_is_for_ever before update or delete or truncate on message_report
  for each statement execute function refuse_change();
--;;
create table message_report_answer (
  report_id uuid primary key,
  writer text not null,
  at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 80),
  outcome text not null check (outcome in ('upheld', 'dismissed')),
  reason text not null check (length(reason) between 1 and 500),
  foreign key (report_id, writer) references message_report (id, writer),
  -- Nobody answers a report of what they wrote themselves.
  check (lower(made_by) <> lower(writer))
);
--;;
create trigger message_report_answer_is_for_ever
  before update or delete or truncate on message_report_answer
  for each statement execute function refuse_change();
