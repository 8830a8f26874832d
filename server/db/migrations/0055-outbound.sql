-- Where a partner wants to be told of the states of own conversions. The newest row counts.
create table postback_setting (
  partner_id uuid not null references partner,
  no int not null check (no > 0),
  -- Null when the partner no longer wants to be told.
  url text check (url ~ '^https://' and length(url) <= 500),
  kid text not null,
  -- Sealed, as the keys of merchants are.
  secret bytea not null,
  at timestamptz not null,
  primary key (partner_id, no)
);
--;;
create trigger postback_setting_is_for_ever before update or delete or truncate
  on postback_setting for each statement execute function refuse_change();
--;;
-- What is to be told: written with the step of the conversion that it tells of.
create table postback_out (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null,
  setting_no int not null,
  conversion_id uuid not null references conversion,
  step int not null,
  state text not null,
  at timestamptz not null,
  unique (conversion_id, step),
  foreign key (partner_id, setting_no) references postback_setting
);
--;;
create index postback_out_by_time on postback_out (at);
--;;
create index postback_out_of_partner on postback_out (partner_id, at desc);
--;;
create trigger postback_out_is_for_ever before update or delete or truncate on postback_out
  for each statement execute function refuse_change();
--;;
create table postback_attempt (
  out_id uuid not null references postback_out,
  no int not null check (no > 0),
  at timestamptz not null,
  -- What the partner's server answered, or why there was no answer.
  status int check (status between 100 and 599),
  failure text check (length(failure) <= 60),
  primary key (out_id, no),
  check ((status is null) <> (failure is null))
);
--;;
create trigger postback_attempt_is_for_ever before update or delete or truncate
  on postback_attempt for each statement execute function refuse_change();
--;;
create function note_postback_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into postback_out (partner_id, setting_no, conversion_id, step, state, at)
  select s.partner_id, s.no, c.id, new.step, new.state, new.at
    from conversion c join plan p on p.id = c.plan_id
    join lateral (select * from postback_setting where partner_id = p.partner_id
                   order by no desc limit 1) s on s.url is not null
   where c.id = new.conversion_id;
  return null;
end $$;
--;;
create trigger conversion_step_is_told after insert on conversion_step
  for each row execute function note_postback_out();
