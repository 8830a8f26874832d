-- What of an advance the network has borne stands in the partner's own chain from now on: an
-- advance that was consumed and earned nothing could not be returned at all, since an entry that
-- only forgives touched no pocket of the partner's.
insert into pocket (name, owner_kind, side, stands, is_asset) values
  ('forgiven', 'partner', 'credit', 'own', false);
