// Separate from the rules for cards: the configuration names these fields, and it is loaded before
// login.

/** Every field that a payout method can ask for. */
export const cardFields = [
  'cardName',
  'userName',
  'mobile',
  'bankAccount',
  'bankAddress',
  'branchName',
  'walletAddress',
  'network',
] as const;

export const cardKinds = ['bank-card', 'wallet-address'] as const;

/** Named additional rules for a field: a configuration contains no code. */
export const cardPatterns = ['digits', 'iban', 'hex-address', 'base58-address'] as const;
