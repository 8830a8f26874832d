import { largerOf, type Micro, micro, shareOf } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { dayMs, latestOf } from '../time.ts';

/** The largest share of gains that an operator may ask for. */
export const shareBpsMax = 2_000;

/** A risk notice is valid for this long, because its figures change. */
export const noticeLifeMs = 15 * 60 * 1000;

/** A first-time follower has a day to reconsider; puts are copied from then on. */
export const firstFollowWaitMs = dayMs;

// Without letters that are easily misread, as in authorization codes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const proxyIdLength = 8;

export const proxyIdFrom = (bytes: Uint8Array): string =>
  [...bytes.slice(0, proxyIdLength)].map((byte) => alphabet[byte % 32]).join('');

/** A proxy ID as typed, with letters that are mistaken for digits corrected. */
export const readProxyId = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export interface FollowInput {
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
}: Pick<FollowInput, 'operatorId' | 'partnerId' | 'currentId'>): Refusal | null {
  if (!operatorId) return createRefusal('follow_id_wrong');
  if (operatorId === partnerId) return createRefusal('follow_self');
  return operatorId === currentId ? createRefusal('follow_same') : null;
}

/** Why a partner cannot follow an operator with these caps, or null. */
export function whyNotFollow(input: FollowInput): Refusal | null {
  const refusal = whyNotFind(input) ?? whyNotCaps(input.capPerPlan, input.capInAll);
  if (refusal) return refusal;

  const { notice, shareBps, now } = input;
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
  latestOf(now, new Date((firstAt ?? now).getTime() + firstFollowWaitMs));

export interface CopyInput {
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
export function copyAmountOf(input: CopyInput): Refusal | Micro {
  const { put, capPerPlan, capInAll, used, lowest, highest } = input;
  const capLeft = capInAll - used;
  if (capLeft < lowest) return createRefusal('follow_cap_used');

  let amount: bigint = put;
  for (const bound of [capPerPlan, capLeft, highest]) if (bound < amount) amount = bound;

  // A put is an amount that people type, so it has whole hundredths.
  const roundedAmount = micro(amount - (amount % 10_000n));
  return roundedAmount < lowest ? createRefusal('follow_below_lowest') : roundedAmount;
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
export function shareResult(highWater: HighWater, result: Micro, shareBps: number) {
  const total = micro(highWater.total + result);
  const gain = micro(largerOf(total - highWater.high, 0n));
  const high = micro(highWater.high + gain);
  return { total, high, share: shareOf(gain, Math.min(shareBps, shareBpsMax)) };
}
