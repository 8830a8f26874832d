-- What staff tell all partners or one of them, in typed pieces by language. Corrected by another.
create table announcement (
  id uuid primary key,
  at timestamptz not null,
  category text not null check (category in
    ('system-announcement', 'system-maintenance', 'activity')),
  -- Nobody means everyone who had an account by then.
  partner_id uuid references partner,
  texts jsonb not null check (jsonb_typeof(texts -> 'en') = 'object'),
  made_by text not null check (length(made_by) between 1 and 80)
);
--;;
create index announcement_at on announcement (at desc);
--;;
create trigger announcement_is_for_ever before update or delete or truncate on announcement
  for each statement execute function refuse_change();
--;;
-- Which notices and announcements a partner has read, and by which act, so that it can be undone.
create table notice_read (
  partner_id uuid not null references partner,
  -- The id of a notice or of an announcement.
  notice_id uuid not null,
  mark uuid not null,
  read_at timestamptz not null,
  primary key (partner_id, notice_id)
);
--;;
grant delete on notice_read to reachbook_runtime;
--;;
-- Topics that a partner turned off: they stand in the list and do not count on the bell.
create table notice_preference (
  partner_id uuid not null references partner,
  topic text not null check (topic <> 'security'),
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (partner_id, topic)
);
--;;
grant update (is_on, set_at) on notice_preference to reachbook_runtime;
