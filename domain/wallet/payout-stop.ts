/**
 * Why staff reject a payout, and why one could not be carried out. Both lists are closed, and
 * nothing in them can be mended by paying something in. The code is stored; these words are the
 * desk's.
 */
export const rejectionTexts = {
  'name-differs': 'The account or address is not in the partner’s name.',
  'details-wrong': 'The card or wallet address details are incomplete or not valid.',
  'not-reachable': 'This bank or network cannot be paid at the moment.',
  'not-the-partner': 'The request does not seem to come from the partner.',
  'partner-asked': 'The partner asked us to stop it.',
} as const;

export const failureTexts = {
  'account-closed': 'The account is closed.',
  'account-unknown': 'The account or address does not exist.',
  'bank-refused': 'The bank or payment network refused the payment.',
  'bank-returned': 'The payment was sent back.',
} as const;

/** What staff say of a payout that goes its way. */
export const progressTexts = {
  'handed-over': 'Handed to the bank or payment network.',
  arrived: 'Reported as arrived.',
} as const;

export type Rejection = keyof typeof rejectionTexts;
export type Failure = keyof typeof failureTexts;

export const rejections = Object.keys(rejectionTexts) as Rejection[];
export const failures = Object.keys(failureTexts) as Failure[];

export type StopCode = Rejection | Failure | keyof typeof progressTexts;

const stopTexts: Readonly<Record<string, string>> = {
  ...rejectionTexts,
  ...failureTexts,
  ...progressTexts,
} satisfies Record<StopCode, string>;

/** Whether a stored reason is a code of these lists. Everything else is somebody's own words. */
export const isStopCode = (reason: string): reason is StopCode => Object.hasOwn(stopTexts, reason);

/** A stored reason as the desk reads it. */
export const stopTextOf = (reason: string): string => stopTexts[reason] ?? reason;
