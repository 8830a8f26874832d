import { type Micro, micro, shareOf } from '../money.ts';
import { type Why, why } from '../refusal.ts';

/** The most of a gain that an operator may ask for. */
export const shareBpsMax = 2_000;

/** A notice of the risks counts for this long: what it says may be another thing tomorrow. */
export const noticeLifeMs = 15 * 60 * 1000;

/** Who follows for the first time has a day to think, and the first put is copied after it. */
export const firstWaitMs = 24 * 60 * 60 * 1000;

// Without letters that are read for others, as in codes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const proxyIdLength = 8;

export const proxyIdFrom = (bytes: Uint8Array): string =>
  [...bytes.slice(0, proxyIdLength)].map((byte) => alphabet[byte % 32]).join('');

/** A proxy ID as it was typed, with the letters that are mistaken for digits put right. */
export const readProxyId = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export interface FollowFacts {
  /** Null when nobody offers plans under this ID. */
  readonly operatorId: string | null;
  readonly partnerId: string;
  /** Whom the partner follows now. */
  readonly currentId: string | null;
  readonly capPerPlan: Micro | null;
  readonly capInAll: Micro | null;
  /** The notice that the partner names; null when it is not theirs, or of somebody else. */
  readonly notice: {
    readonly at: Date;
    readonly shareBps: number;
    readonly isUsed: boolean;
  } | null;
  /** What the operator asks for now. */
  readonly shareBps: number;
  readonly now: Date;
}

/** Why an ID cannot be followed at all, or null. */
export function whyNotFind({
  operatorId,
  partnerId,
  currentId,
}: Pick<FollowFacts, 'operatorId' | 'partnerId' | 'currentId'>): Why | null {
  if (!operatorId) return why('follow_id_wrong');
  if (operatorId === partnerId) return why('follow_self');
  return operatorId === currentId ? why('follow_same') : null;
}

/** Why a partner cannot follow an operator with these caps, or null. */
export function whyNotFollow(facts: FollowFacts): Why | null {
  const no = whyNotFind(facts) ?? whyNotCaps(facts.capPerPlan, facts.capInAll);
  if (no) return no;
  const { notice, shareBps, now } = facts;
  const ageMs = notice ? now.getTime() - notice.at.getTime() : noticeLifeMs;
  // What was read must be what holds: a share that was raised since was not.
  const isFresh = notice && !notice.isUsed && ageMs < noticeLifeMs && notice.shareBps === shareBps;
  return isFresh ? null : why('follow_notice_needed');
}

export function whyNotCaps(perPlan: Micro | null, inAll: Micro | null): Why | null {
  if (!perPlan || perPlan <= 0n) return why('follow_cap_invalid', { field: 'capPerPlan' });
  if (!inAll || inAll < perPlan) return why('follow_cap_invalid', { field: 'capInAll' });
  return null;
}

/**
 * From when on puts are copied: a day after one followed for the first time ever, so that who
 * stops and follows again gains nothing.
 */
export const activeFromOf = (firstAt: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (firstAt ?? now).getTime() + firstWaitMs));

export interface CopyFacts {
  /** What the operator typed, without what a coupon added on top of it. */
  readonly put: Micro;
  readonly capPerPlan: Micro;
  readonly capInAll: Micro;
  /** What of the cap in all is taken: what copies hold, and what they have consumed. */
  readonly used: Micro;
  readonly lowest: Micro;
  readonly highest: Micro;
}

/** The amount of a copy: never more than the operator typed, and within both caps. */
export function copyAmountOf(facts: CopyFacts): Why | Micro {
  const { put, capPerPlan, capInAll, used, lowest, highest } = facts;
  const left = capInAll - used;
  if (left < lowest) return why('follow_cap_used');
  let amount: bigint = put;
  for (const bound of [capPerPlan, left, highest]) if (bound < amount) amount = bound;
  // A put is an amount that people type, so it has whole hundredths.
  const typed = micro(amount - (amount % 10_000n));
  return typed < lowest ? why('follow_below_lowest') : typed;
}

/**
 * Why a put is not copied at all: it was made before the follow counts, nobody could copy it for a
 * day, or the partner stopped before it was.
 */
export const missedCopies = ['follow_waits', 'follow_too_late', 'follow_stopped'] as const;

/** How far the gains with one operator have come, over all follows, and what of them was shared. */
export interface HighWater {
  /** The sum of the results of all copies so far, without what was taken back later. */
  readonly total: Micro;
  /** The highest that the sum has ever been, and at least nothing. It is never lowered. */
  readonly high: Micro;
}

export const noWater: HighWater = { total: micro(0n), high: micro(0n) };

/** The share of one more result: of what lifts the sum above its mark, and of nothing else. */
export function shareResult(before: HighWater, result: Micro, shareBps: number) {
  const total = micro(before.total + result);
  const gain = total > before.high ? micro(total - before.high) : micro(0n);
  const high = micro(before.high + gain);
  return { total, high, share: shareOf(gain, Math.min(shareBps, shareBpsMax)) };
}
