-- What a partner's own passkey signed to confirm an act, stored with the entry that the act posted
-- or the card that it bound. The challenge is the digest of the text, so that neither is of use
-- without the other.
create table act_signature (
  id bigint generated always as identity primary key,
  partner_id uuid not null references partner,
  action text not null check (action in ('put', 'payout', 'card', 'exchange')),
  entry_id uuid unique references entry deferrable initially deferred,
  card_id uuid unique references bank_card,
  text text not null unique,
  -- Opens the digest of a destination in the text. An erasure removes the salt; the signature
  -- stays.
  salt text check (length(salt) = 32),
  client_data bytea not null,
  authenticator_data bytea not null,
  signature bytea not null,
  public_key bytea not null,
  credential_hash bytea not null check (length(credential_hash) = 32),
  signed_at timestamptz not null,
  check (num_nonnulls(entry_id, card_id) = 1),
  check ((action = 'card') = (card_id is not null)),
  check (text::jsonb ->> 'act' = action and text::jsonb ->> 'owner' = partner_id::text),
  check (convert_from(client_data, 'UTF8')::jsonb ->> 'challenge' =
    rtrim(translate(encode(sha256(convert_to(text, 'UTF8')), 'base64'), '+/', '-_'), '='))
);

create index act_signature_of_partner on act_signature (partner_id, signed_at);

-- An erasure removes the salt and nothing else.
create trigger act_signature_only_loses_its_salt before update on act_signature for each row
  when (new.salt is not null) execute function refuse_change();
