export const codeStates = ['unused', 'used', 'expired', 'revoked'] as const;

export type CodeState = (typeof codeStates)[number];

interface IssuedTimes {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

export function codeStateOf({ usedAt, expiresAt, revokedAt }: IssuedTimes, now: Date): CodeState {
  if (usedAt) return 'used';
  if (revokedAt) return 'revoked';
  return now < expiresAt ? 'unused' : 'expired';
}
