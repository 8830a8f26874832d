import { largerOf, type Micro, micro, shareOf } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { dayMs, latestOf } from '../time.ts';

/** The largest share of gains that an operator may ask for. */
export const shareBpsMax = 2_000;

/** A risk notice is valid for this long, because its figures change. */
export const noticeLifeMs = 15 * 60 * 1000;

/** A first-time follower has a day to reconsider; puts are copied from then on. */
export const firstWaitMs = dayMs;

// Without letters that are easily misread, as in authorization codes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const proxyIdLength = 8;

export const proxyIdFrom = (bytes: Uint8Array): string =>
  [...bytes.slice(0, proxyIdLength)].map((byte) => alphabet[byte % 32]).join('');

/** A proxy ID as typed, with letters that are mistaken for digits corrected. */
export const readProxyId = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export interface FollowFacts {
  /** Null when nobody offers plans under this ID. */
  readonly operatorId: string | null;
  readonly partnerId: string;
  /** The operator that the partner follows now. */
  readonly currentId: string | null;
  readonly capPerPlan: Micro | null;
  readonly capInAll: Micro | null;
  /** The notice that the partner names; null when it is not theirs, or is about someone else. */
  readonly notice: {
    readonly at: Date;
    readonly shareBps: number;
    readonly isUsed: boolean;
  } | null;
  /** The share that the operator asks for now. */
  readonly shareBps: number;
  readonly now: Date;
}

/** Why an ID cannot be followed at all, or null. */
export function whyNotFind({
  operatorId,
  partnerId,
  currentId,
}: Pick<FollowFacts, 'operatorId' | 'partnerId' | 'currentId'>): Refusal | null {
  if (!operatorId) return createRefusal('follow_id_wrong');
  if (operatorId === partnerId) return createRefusal('follow_self');
  return operatorId === currentId ? createRefusal('follow_same') : null;
}

/** Why a partner cannot follow an operator with these caps, or null. */
export function whyNotFollow(facts: FollowFacts): Refusal | null {
  const no = whyNotFind(facts) ?? whyNotCaps(facts.capPerPlan, facts.capInAll);
  if (no) return no;
  const { notice, shareBps, now } = facts;
  const ageMs = notice ? now.getTime() - notice.at.getTime() : noticeLifeMs;
  // The notice must show the current share: one that was raised since has not been read.
  const isFresh = notice && !notice.isUsed && ageMs < noticeLifeMs && notice.shareBps === shareBps;
  return isFresh ? null : createRefusal('follow_notice_needed');
}

export function whyNotCaps(perPlan: Micro | null, inAll: Micro | null): Refusal | null {
  if (!perPlan || perPlan <= 0n)
    return createRefusal('follow_cap_invalid', { field: 'capPerPlan' });
  if (!inAll || inAll < perPlan) return createRefusal('follow_cap_invalid', { field: 'capInAll' });
  return null;
}

/**
 * From when puts are copied: a day after the partner's very first follow, so that stopping and
 * following again changes nothing.
 */
export const activeFromOf = (firstAt: Date | null, now: Date): Date =>
  latestOf(now, new Date((firstAt ?? now).getTime() + firstWaitMs));

export interface CopyFacts {
  /** The amount the operator entered, without what a coupon added. */
  readonly put: Micro;
  readonly capPerPlan: Micro;
  readonly capInAll: Micro;
  /** How much of the total cap is in use: what copies hold, and what they have consumed. */
  readonly used: Micro;
  readonly lowest: Micro;
  readonly highest: Micro;
}

/** The amount of a copy: never more than the operator entered, and within both caps. */
export function copyAmountOf(facts: CopyFacts): Refusal | Micro {
  const { put, capPerPlan, capInAll, used, lowest, highest } = facts;
  const left = capInAll - used;
  if (left < lowest) return createRefusal('follow_cap_used');
  let amount: bigint = put;
  for (const bound of [capPerPlan, left, highest]) if (bound < amount) amount = bound;
  // A put is an amount that people type, so it has whole hundredths.
  const typed = micro(amount - (amount % 10_000n));
  return typed < lowest ? createRefusal('follow_below_lowest') : typed;
}

/**
 * Why a put is not copied at all: it was made before the follow took effect, could not be copied
 * for a day, or the partner stopped following first.
 */
export const missedCopies = ['follow_waits', 'follow_too_late', 'follow_stopped'] as const;

/** The gains made with one operator over all follows, and how much of them was shared. */
export interface HighWater {
  /** The sum of all copies' results so far, without what was reversed later. */
  readonly total: Micro;
  /** The high-water mark: the highest that the sum has ever been, at least zero. It never falls. */
  readonly high: Micro;
}

/** The share of a further result: of what lifts the sum above its mark, and of nothing else. */
export function shareResult(before: HighWater, result: Micro, shareBps: number) {
  const total = micro(before.total + result);
  const gain = micro(largerOf(total - before.high, 0n));
  const high = micro(before.high + gain);
  return { total, high, share: shareOf(gain, Math.min(shareBps, shareBpsMax)) };
}
