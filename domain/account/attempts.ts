import { type Why, why } from '../refusal.ts';

/** How many tries a window allows. Counted before comparing, so that a race gains nothing. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const attemptLimits = {
  loginOfAccount: { most: 10, windowSeconds: 15 * minute },
  loginOfDevice: { most: 10, windowSeconds: 15 * minute },
  loginFromAddress: { most: 300, windowSeconds: 15 * minute },
  registerFromAddress: { most: 20, windowSeconds: hour },
  codeFromAddress: { most: 10, windowSeconds: hour },
  acceptanceOfAccount: { most: 10, windowSeconds: hour },
  acceptanceFromAddress: { most: 10, windowSeconds: hour },
  linkFromAddress: { most: 20, windowSeconds: hour },
  passwordOfAccount: { most: 10, windowSeconds: 15 * minute },
  uploadOfAccount: { most: 60, windowSeconds: 24 * hour },
  operatorOfAccount: { most: 20, windowSeconds: hour },
  feedbackOfAccount: { most: 5, windowSeconds: hour },
  chatOfAccount: { most: 120, windowSeconds: hour },
  deskOfStaff: { most: 10, windowSeconds: 15 * minute },
  deskOfDevice: { most: 10, windowSeconds: 15 * minute },
  deskFromAddress: { most: 60, windowSeconds: 15 * minute },
  deskPasskeyFromAddress: { most: 60, windowSeconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** What a window holds after this try was added. */
export interface Attempts {
  readonly count: number;
  readonly until: Date;
}

export function whyNotAttempt(attempts: Attempts, limit: AttemptLimit, now: Date): Why | null {
  if (attempts.count <= limit.most) return null;
  const waitMs = attempts.until.getTime() - now.getTime();
  return why('too_many_attempts', { minutes: Math.max(1, Math.ceil(waitMs / (minute * 1000))) });
}

/** Whom a network address stands for: a home or shop has a whole /64 of IPv6, but one IPv4. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
