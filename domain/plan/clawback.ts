import { type Micro, micro, smallerOf } from '../money.ts';
import { daysAfter } from '../time.ts';

/** How long after its payment a commission can be charged back. */
export const chargebackDays = 60;

const lapseDays = 365;

export const chargebackUntil = (paidAt: Date): Date => daysAfter(paidAt, chargebackDays);

/** When an unpaid clawback lapses. */
export const clawbackLapsesAt = (chargedBackAt: Date): Date => daysAfter(chargedBackAt, lapseDays);

/** A commission by recipient: the partner's net share, and the network's fee. */
export interface Shares {
  readonly net: Micro;
  readonly fee: Micro;
}

export interface OpenClawback {
  readonly id: string;
  readonly netLeft: Micro;
  readonly feeLeft: Micro;
}

export interface ClawbackPayment extends Shares {
  readonly clawbackId: string;
}

/**
 * How a commission pays clawbacks, oldest first: the partner's share covers the partner's part, the
 * fee covers the network's. Clawbacks are never paid from anything else.
 */
export function payClawbacks(
  commission: Shares,
  clawbacks: readonly OpenClawback[],
): { payments: ClawbackPayment[]; left: Shares; clawbacks: OpenClawback[] } {
  let { net, fee } = commission;
  const payments: ClawbackPayment[] = [];
  const remainingClawbacks = clawbacks.map((clawback) => {
    const payment = {
      net: smallerOf(net, clawback.netLeft),
      fee: smallerOf(fee, clawback.feeLeft),
    };
    if (payment.net + payment.fee === 0n) return clawback;

    net = micro(net - payment.net);
    fee = micro(fee - payment.fee);
    payments.push({ clawbackId: clawback.id, ...payment });

    return {
      id: clawback.id,
      netLeft: micro(clawback.netLeft - payment.net),
      feeLeft: micro(clawback.feeLeft - payment.fee),
    };
  });

  return { payments, left: { net, fee }, clawbacks: remainingClawbacks };
}
