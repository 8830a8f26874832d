/**
 * held: becomes final on its lock date unless its merchant reverses it before. pending: its
 * commission is reserved. unfunded: the merchant's escrow did not cover it. refused: outside the
 * rules. approved is final; so are reversed, and refused because the click was found invalid,
 * unless two people decide otherwise.
 */
export const conversionStates = [
  'held',
  'pending',
  'approved',
  'reversed',
  'unfunded',
  'refused',
] as const;

export type ConversionState = (typeof conversionStates)[number];

const nextStates: Readonly<Record<ConversionState, readonly ConversionState[]>> = {
  held: ['pending', 'unfunded', 'refused', 'reversed'],
  pending: ['approved', 'reversed'],
  unfunded: ['reversed'],
  approved: [],
  reversed: ['pending', 'unfunded'],
  refused: ['pending', 'unfunded'],
};

export const canBecome = (from: ConversionState, to: ConversionState): boolean =>
  nextStates[from].includes(to);

/** Why a conversion is not simply pending. The first rule that applies gives the reason. */
export const conversionReasons = [
  'before_click',
  'click_invalid',
  'outside_window',
  'click_limit',
  'plan_closed',
  'no_commission',
  'too_soon',
  'shared_device',
  'shared_account',
  'no_escrow',
] as const;

export type ConversionReason = (typeof conversionReasons)[number];

/** What a merchant may send as a reason, to be read in every language. Others are shown as sent. */
export const merchantReasons = ['returned', 'cancelled', 'unpaid', 'duplicate'] as const;
