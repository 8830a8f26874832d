import { type Micro, micro, shareOf } from '../money.ts';
import { daysAfter, hourMs } from '../time.ts';
import type { ConversionReason, ConversionState } from './state.ts';

/** A conversion this soon after its click is not credible. */
const credibleDelayMs = 15_000;

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

export interface ConversionInput {
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
export function judgeConversion(input: ConversionInput, now: Date): Judgement {
  const reason = findRefusedReason(input, now);
  if (reason) return { state: 'refused', reason };

  const msSinceClick =
    Math.min(now.getTime(), input.occurredAt.getTime()) - input.clickedAt.getTime();
  if (msSinceClick < credibleDelayMs) return { state: 'held', reason: 'too_soon' };
  if (input.sharing) return { state: 'held', reason: input.sharing };

  return judgeEscrow(input);
}

/** Nobody else's money covers a merchant without funds. */
export const judgeEscrow = (input: Pick<ConversionInput, 'escrow' | 'commission'>): Judgement =>
  input.escrow < input.commission
    ? { state: 'unfunded', reason: 'no_escrow' }
    : { state: 'pending', reason: null };

function findRefusedReason(input: ConversionInput, now: Date): ConversionReason | null {
  const { terms, clickedAt } = input;
  // Merchants often report whole seconds.
  const clickedSecond = Math.floor(clickedAt.getTime() / 1000) * 1000;
  if (input.occurredAt.getTime() < clickedSecond) return 'before_click';
  if (!input.isClickValid) return 'click_invalid';

  const windowEnd = clickedAt.getTime() + terms.clickWindowHours * hourMs;
  if (now.getTime() > windowEnd) return 'outside_window';
  if (input.ofClick >= terms.conversionsPerClick) return 'click_limit';
  if (!input.isPlanOpen) return 'plan_closed';

  return input.commission === 0n ? 'no_commission' : null;
}

/** Until when the merchant may reverse it with a reason; then it is final. */
export const lockAt = (clickedAt: Date, { validateDays }: CommissionTerms): Date =>
  daysAfter(clickedAt, validateDays);
