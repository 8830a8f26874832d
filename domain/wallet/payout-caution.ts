/** Events on an account that could divert its money; staff see them at each payout. */
export const payoutCautions = [
  'login-password-by-link',
  'login-password-by-mail',
  'login-password-by-passkey',
  'pay-password-reset',
  'card-replaced',
  'passkey-added',
  'objection',
] as const;
