import type { ByTwoKind } from '#domain/desk/by-two.ts';

export const kindWords = {
  campaign: 'Campaign with its budget',
  coupon: 'Coupon for a partner',
  placement: 'New placement',
  rate: 'Price of a placement',
  'merchant-contact': 'Contact of a merchant',
  'postback-key': 'Postback key',
  host: 'New host app',
  'host-key': 'Key of a host app',
  announcement: 'Announcement',
} as const satisfies Record<ByTwoKind, string>;

/** What a form says when its change waits for a second person. */
export const askedFor = 'Asked for. It counts when another person confirms it.';
