-- Feedback tickets, each with a number to refer to.
create table feedback (
  ticket text primary key check (ticket ~ '^F-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  partner_id uuid not null references partner,
  at timestamptz not null,
  topic text not null check (length(topic) between 1 and 40),
  content text not null check (length(content) between 1 and 4000),
  -- The question that it is about.
  about text check (length(about) between 1 and 60),
  images uuid[] not null check (cardinality(images) <= 10)
);

create index feedback_by_ticket on feedback (ticket text_pattern_ops);

create index feedback_of_partner on feedback (partner_id, at desc, ticket);

-- The steps of a ticket. The newest is its state.
create table feedback_step (
  ticket text not null references feedback,
  step int not null check (step > 0),
  at timestamptz not null,
  state text not null check (state in ('received', 'in-progress', 'answered', 'closed')),
  -- A member of staff; null for the ticket's arrival.
  made_by text check (length(made_by) between 1 and 80),
  staff_id uuid references staff check (staff_id is null or made_by is not null),
  answer text check (length(answer) between 1 and 4000),
  primary key (ticket, step)
);

-- Contact and payment details as two people confirmed them: a public log in which each row is
-- signed and holds the hash of the one before.
create table contact_change (
  no int primary key check (no > 0),
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  part text not null check (part in
    ('customerService', 'rechargeService', 'withdrawMethods', 'depositInstructions')),
  -- The JSON text as it was signed.
  value text not null check (value is json),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  key text not null references signing_key (key),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$')
);
