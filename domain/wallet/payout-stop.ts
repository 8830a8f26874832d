/**
 * Why staff reject a payout, and why a bank did not carry one out. Both lists are closed, and
 * nothing in them can be mended by paying something in; there is no room for other words.
 */
export const rejectionTexts = {
  'name-differs': 'The account that the payout goes to is not in the name of the partner.',
  'details-wrong': 'The details of the card are not complete or not valid.',
  'not-reachable': 'This bank or network cannot be paid at the moment.',
  'not-the-partner': 'Somebody else than the partner seems to have asked for it.',
  'partner-asked': 'The partner asked us to stop it.',
} as const;

export const failureTexts = {
  'account-closed': 'The bank says that the account is closed.',
  'account-unknown': 'The bank does not know the account.',
  'bank-refused': 'The bank did not take the payment.',
  'bank-returned': 'The bank sent the payment back.',
} as const;

export type Rejection = keyof typeof rejectionTexts;
export type Failure = keyof typeof failureTexts;

export const rejections = Object.keys(rejectionTexts) as Rejection[];
export const failures = Object.keys(failureTexts) as Failure[];

/** Which of the lists' reasons a text is, for whoever says it in another language. */
export const stopOf = (text: string): Rejection | Failure | null => {
  const texts = Object.entries({ ...rejectionTexts, ...failureTexts });
  const [known] = texts.find(([, sentence]) => sentence === text) ?? [];
  return (known as Rejection | Failure | undefined) ?? null;
};
