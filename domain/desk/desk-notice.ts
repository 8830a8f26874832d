/** What a member of staff is told at the desk, above every page, until they dismiss it. */
export const deskNoticeKinds = [
  'passkey-added',
  'passkey-removed',
  'own-password-changed',
  'own-codes-changed',
  'staff-invited',
  'staff-link',
  'staff-locked-out',
  'staff-session-ended',
  'partner-objected',
  'session-ended',
  'payout-rejected',
  'codes-revoked',
  'acceptor-suspended',
  'host-ended',
  'placement-ended',
  'product-withdrawn',
  'postback-keys-ended',
  'campaign-ended',
  'announcement-withdrawn',
  'notice-withdrawn',
] as const;

/** What a merchant is told by mail at once, if their contact names an address. */
export const merchantMailKinds = ['postback-keys-ended', 'product-withdrawn'] as const;

export type MerchantMailKind = (typeof merchantMailKinds)[number];

export type DeskNoticeKind = (typeof deskNoticeKinds)[number];
