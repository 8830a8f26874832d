import { keysOf } from '../name-list.ts';

/**
 * Why staff reject a payout, and why one could not be carried out. Both lists are closed, and no
 * reason can be remedied by paying in. The code is stored; these words are the desk's.
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

/** The reasons of staff for steps of a payout that succeeds. */
export const progressTexts = {
  'handed-over': 'Handed to the bank or payment network.',
  arrived: 'Reported as arrived.',
} as const;

export type Rejection = keyof typeof rejectionTexts;
export type Failure = keyof typeof failureTexts;

export const rejections = keysOf(rejectionTexts);
export const failures = keysOf(failureTexts);

export type StopCode = Rejection | Failure | keyof typeof progressTexts;

const stopTexts: Readonly<Record<string, string>> = {
  ...rejectionTexts,
  ...failureTexts,
  ...progressTexts,
} satisfies Record<StopCode, string>;

/** Whether a stored reason is a code in these lists. Everything else is free text. */
export const isStopCode = (reason: string): reason is StopCode => Object.hasOwn(stopTexts, reason);

/** A stored reason in the desk's words. */
export const stopTextOf = (reason: string): string => stopTexts[reason] ?? reason;
