// Apart from the rules of cards: the configuration names these, and it is read before a login.

/** All that a way to be paid out can ask for. */
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

/** What a field may be held to beyond its own rule, by name: a configuration writes no code. */
export const cardPatterns = ['digits', 'iban', 'hex-address', 'base58-address'] as const;
