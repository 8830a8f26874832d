-- Who of the staff looks after a chat. Nobody when it was given back.
create table chat_assignment (
  partner_id uuid primary key references partner,
  staff_id uuid references staff,
  version int not null check (version > 0),
  at timestamptz not null
);
--;;
create index chat_assignment_of_staff on chat_assignment (staff_id) where staff_id is not null;
--;;
grant update (staff_id, version, at) on chat_assignment to reachbook_runtime;
--;;
-- Answers that staff keep ready, under the same rule of words as what they write.
create table canned_answer (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80),
  content text not null check (length(content) between 1 and 2000),
  version int not null default 1,
  changed_by text not null check (length(changed_by) between 1 and 80),
  changed_at timestamptz not null,
  removed_at timestamptz
);
--;;
grant update (title, content, version, changed_by, changed_at, removed_at) on canned_answer
  to reachbook_runtime;
