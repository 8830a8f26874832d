export const codeStates = ['unused', 'used', 'expired'] as const;

export type CodeState = (typeof codeStates)[number];

interface IssuedTimes {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export function codeStateOf({ usedAt, expiresAt }: IssuedTimes, now: Date): CodeState {
  if (usedAt) return 'used';
  return now < expiresAt ? 'unused' : 'expired';
}
