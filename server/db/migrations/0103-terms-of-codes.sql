-- What a code gives, in other languages. English, or what staff typed, stands in terms.
alter table authorization_code
  add column other_terms jsonb not null default '{}' check (jsonb_typeof(other_terms) = 'object');
