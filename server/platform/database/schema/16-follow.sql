-- A partner who lets others follow, under an ID that does not identify them.
create table operator (
  partner_id uuid primary key references partner,
  proxy_id text not null unique check (proxy_id ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  at timestamptz not null
);

-- Whether they offer it now, and for what share of gains. Every change is kept.
create table operator_step (
  partner_id uuid not null references operator,
  step int not null check (step > 0),
  is_offered boolean not null,
  share_bps int not null check (share_bps between 0 and 2000),
  at timestamptz not null,
  primary key (partner_id, step)
);

-- The risk notice as it was shown: the operator's record, and how their followers fared.
create table follow_notice (
  id uuid primary key,
  partner_id uuid not null references partner,
  operator_id uuid not null references operator,
  share_bps int not null,
  shown jsonb not null,
  at timestamptz not null
);

create table follow (
  id uuid primary key,
  partner_id uuid not null references partner,
  operator_id uuid not null references operator,
  notice_id uuid not null unique references follow_notice,
  cap_per_plan bigint not null check (cap_per_plan > 0),
  cap_in_all bigint not null check (cap_in_all >= cap_per_plan),
  -- As agreed; the operator cannot raise it later.
  share_bps int not null check (share_bps between 0 and 2000),
  at timestamptz not null,
  active_from timestamptz not null check (active_from >= at),
  ended_at timestamptz check (ended_at >= at),
  ended_by text check (ended_by in ('partner', 'replaced')),
  check (partner_id <> operator_id),
  check ((ended_at is null) = (ended_by is null))
);

-- A partner follows one operator at a time.
create unique index one_follow on follow (partner_id) where ended_at is null;

create index follow_of_operator on follow (operator_id, active_from);

create index follow_of_partner on follow (partner_id, at desc);

create trigger follow_ends_once before update on follow for each row
  when (old.ended_at is not null) execute function refuse_change();

-- A put of the operator and its copy for a follower: a plan, or the reason why there is none.
create table follow_copy (
  follow_id uuid not null references follow,
  copied_id bigint not null references plan,
  plan_id bigint unique references plan,
  reason text,
  at timestamptz not null,
  primary key (follow_id, copied_id),
  check (num_nulls(plan_id, reason) = 1)
);

-- The results of a follow in order, with the high-water mark above which gains are shared.
create table follow_share (
  follow_id uuid not null references follow,
  no int not null check (no > 0),
  plan_id bigint not null unique references plan,
  result bigint not null,
  total bigint not null,
  high bigint not null check (high >= 0 and high >= total),
  share bigint not null check (share >= 0 and share * 5 <= greatest(result, 0)),
  entry_id uuid references entry deferrable initially deferred,
  at timestamptz not null,
  primary key (follow_id, no),
  check ((share = 0) = (entry_id is null))
);
