-- An announcement is out from its time on, which may be to come, and may go to those alone who
-- read a language.
alter table announcement
  add column language text,
  add column made_at timestamptz;
--;;
-- What is not out yet can be taken back. What partners have read cannot.
create table announcement_withdrawal (
  announcement_id uuid primary key references announcement,
  made_by text not null check (length(made_by) between 1 and 80),
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null
);
--;;
create function withdraw_in_time() returns trigger language plpgsql as $$
begin
  if not exists (select from announcement a where a.id = new.announcement_id and a.at > new.at) then
    raise exception 'what is out is not taken back';
  end if;
  return new;
end $$;
--;;
create trigger announcement_is_withdrawn_in_time before insert on announcement_withdrawal
  for each row execute function withdraw_in_time();
--;;
create trigger announcement_withdrawal_is_for_ever before update or delete or truncate
  on announcement_withdrawal for each statement execute function refuse_change();
