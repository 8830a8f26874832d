import { createRefusal, type Refusal } from '../refusal.ts';

/** How many attempts a window allows. Counted before comparing, so that a race gains nothing. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const attemptLimits = {
  loginOfPartner: { most: 10, windowSeconds: 15 * minute },
  loginOfDevice: { most: 10, windowSeconds: 15 * minute },
  /**
   * For all known devices of a name together, so that many device cookies do not multiply the
   * attempts.
   */
  loginOfDevices: { most: 50, windowSeconds: 15 * minute },
  loginOfDevicesFromAddress: { most: 100, windowSeconds: 15 * minute },
  loginFromAddress: { most: 300, windowSeconds: 15 * minute },
  passkeyFromAddress: { most: 60, windowSeconds: 15 * minute },
  /** By account, so that strangers behind the same address cannot lock a member out. */
  passkeyOfPartner: { most: 10, windowSeconds: 15 * minute },
  /** As many as for the six digits before a pause; a correct attempt is not counted. */
  signatureOfPartner: { most: 5, windowSeconds: 15 * minute },
  registerFromAddress: { most: 20, windowSeconds: hour },
  codeFromAddress: { most: 10, windowSeconds: hour },
  acceptanceOfPartner: { most: 10, windowSeconds: hour },
  acceptanceFromAddress: { most: 10, windowSeconds: hour },
  /** Each sends a mail to somebody who may not have asked for it. */
  resetMailOfPartner: { most: 3, windowSeconds: hour },
  resetMailFromAddress: { most: 10, windowSeconds: hour },
  emailLinkOfPartner: { most: 3, windowSeconds: hour },
  /** Each sends a mail to whatever address was typed. */
  contactOfPartner: { most: 5, windowSeconds: 24 * hour },
  /** Each tells, without the six digits, whether an account number is the bound one. */
  cardOfPartner: { most: 20, windowSeconds: 24 * hour },
  linkFromAddress: { most: 20, windowSeconds: hour },
  passwordOfPartner: { most: 10, windowSeconds: 15 * minute },
  uploadOfPartner: { most: 60, windowSeconds: 24 * hour },
  operatorOfPartner: { most: 20, windowSeconds: hour },
  feedbackOfPartner: { most: 5, windowSeconds: hour },
  chatOfPartner: { most: 120, windowSeconds: hour },
  deskOfStaff: { most: 10, windowSeconds: 15 * minute },
  deskOfDevice: { most: 10, windowSeconds: 15 * minute },
  deskOfDevices: { most: 50, windowSeconds: 15 * minute },
  deskFromAddress: { most: 60, windowSeconds: 15 * minute },
  deskPasskeyFromAddress: { most: 60, windowSeconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** The window after this attempt is added. */
export interface Attempts {
  readonly count: number;
  readonly until: Date;
}

/** `times` multiplies the limit: a whole network may have more attempts than one address. */
export function whyNotAttempt(
  attempts: Attempts,
  limit: AttemptLimit,
  now: Date,
  times = 1,
): Refusal | null {
  if (attempts.count <= limit.most * times) return null;
  const waitMs = attempts.until.getTime() - now.getTime();
  return createRefusal('too_many_attempts', {
    minutes: Math.max(1, Math.ceil(waitMs / (minute * 1000))),
  });
}

/** The keys under which attempts from an address are counted, each with its multiplier. */
export interface AddressKey {
  readonly whose: string;
  readonly times: number;
}

/**
 * The subjects behind a network address. A home or shop has one IPv4 address, but a whole /64 of
 * IPv6, often a /56, and whoever rents a server a /48. Each is counted, the wider ones with higher
 * limits.
 */
export function addressKeys(address: string): AddressKey[] {
  if (!address.includes(':')) return [{ whose: address, times: 1 }];

  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return [{ whose: plain, times: 1 }];

  const groups = groupsOf(plain);
  const [one = '0', two = '0', three = '0', four = '0'] = groups;

  // The upper half of the fourth group: a group has sixteen bits.
  const upper = four.padStart(4, '0').slice(0, 2);
  const half = `${upper}00`.replace(/^0+(?=.)/, '');

  return [
    { whose: `${one}:${two}:${three}:${four}::/64`, times: 1 },
    { whose: `${one}:${two}:${three}:${half}::/56`, times: 2 },
    { whose: `${one}:${two}:${three}::/48`, times: 6 },
  ];
}

function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];

  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}

export type LimitName = keyof typeof attemptLimits;

/** One attempt at something that can be guessed: its kind, and whose or from where. */
export interface Attempt {
  readonly limit: LimitName;
  readonly whose: string;
  /** The multiplier of the limit: a network has more people behind it than an address. */
  readonly times?: number;
}

/** An attempt from an address, which also counts for the networks around it. */
export const fromAddress = (limit: LimitName, address: string): Attempt[] =>
  addressKeys(address).map((key) => ({ limit, ...key }));
