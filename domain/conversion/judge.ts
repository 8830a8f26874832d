import { type Micro, micro, shareOf } from '../money.ts';
import { daysAfter, hourMs } from '../time.ts';
import type { ConversionReason, ConversionState } from './state.ts';

/** A conversion this soon after its click is not credible. */
const soonMs = 15_000;

/** A product's commission for a conversion. */
export interface CommissionTerms {
  readonly commission: Micro | null;
  readonly commissionBps: number | null;
  readonly commissionMax: Micro;
  readonly conversionsPerClick: number;
  readonly clickWindowHours: number;
  readonly validateDays: number;
}

/** Fixed, or a share of the order up to a limit. */
export function commissionOf(terms: CommissionTerms, orderAmount: Micro | null): Micro {
  if (terms.commission !== null) return terms.commission;
  const share = shareOf(orderAmount ?? micro(0n), terms.commissionBps ?? 0);
  if (share > terms.commissionMax) return terms.commissionMax;
  return share;
}

export interface ConversionFacts {
  readonly terms: CommissionTerms;
  readonly commission: Micro;
  readonly clickedAt: Date;
  readonly isClickValid: boolean;
  /** When it happened, according to the merchant. */
  readonly occurredAt: Date;
  /** Conversions of the same click that were not refused. */
  readonly ofClick: number;
  readonly isPlanOpen: boolean;
  readonly escrow: Micro;
  /** What two parties share that they should not. */
  readonly sharing?: 'shared_device' | 'shared_account' | null;
}

export interface Judgement {
  readonly state: ConversionState;
  readonly reason: ConversionReason | null;
}

/** The state of a newly reported conversion. The first rule that applies gives the reason. */
export function judgeConversion(facts: ConversionFacts, now: Date): Judgement {
  const reason = whyRefused(facts, now);
  if (reason) return { state: 'refused', reason };
  const sinceClick =
    Math.min(now.getTime(), facts.occurredAt.getTime()) - facts.clickedAt.getTime();
  if (sinceClick < soonMs) return { state: 'held', reason: 'too_soon' };
  if (facts.sharing) return { state: 'held', reason: facts.sharing };
  return judgeEscrow(facts);
}

/** Nobody else's money covers a merchant without funds. */
export const judgeEscrow = (facts: Pick<ConversionFacts, 'escrow' | 'commission'>): Judgement =>
  facts.escrow < facts.commission
    ? { state: 'unfunded', reason: 'no_escrow' }
    : { state: 'pending', reason: null };

function whyRefused(facts: ConversionFacts, now: Date): ConversionReason | null {
  const { terms, clickedAt } = facts;
  // Merchants often report whole seconds.
  const clickedSecond = Math.floor(clickedAt.getTime() / 1000) * 1000;
  if (facts.occurredAt.getTime() < clickedSecond) return 'before_click';
  if (!facts.isClickValid) return 'click_invalid';
  const windowEnd = clickedAt.getTime() + terms.clickWindowHours * hourMs;
  if (now.getTime() > windowEnd) return 'outside_window';
  if (facts.ofClick >= terms.conversionsPerClick) return 'click_limit';
  if (!facts.isPlanOpen) return 'plan_closed';
  return facts.commission === 0n ? 'no_commission' : null;
}

/** Until when the merchant may reverse it with a reason; then it is final. */
export const lockAt = (clickedAt: Date, { validateDays }: CommissionTerms): Date =>
  daysAfter(clickedAt, validateDays);
