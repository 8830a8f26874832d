import { type Micro, micro } from '../money.ts';
import { dayMs } from './limits.ts';

/** How long after it was paid a commission can be charged back. */
export const chargebackDays = 60;

const lapseDays = 365;

export const chargebackUntil = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + chargebackDays * dayMs);

/** What was not paid by then is nobody's any more. */
export const claimLapsesAt = (at: Date): Date => new Date(at.getTime() + lapseDays * dayMs);

/** A commission by whose it is: the partner's, and the network's fee. */
export interface Shares {
  readonly net: Micro;
  readonly fee: Micro;
}

export interface OpenClaim {
  readonly id: string;
  readonly netLeft: Micro;
  readonly feeLeft: Micro;
}

export interface ClaimPayment extends Shares {
  readonly claimId: string;
}

const least = (one: bigint, other: bigint) => micro(one < other ? one : other);

/**
 * What a commission pays of the claims, oldest first: the partner's share what the partner had
 * got, the fee what the network had. Nothing else is ever taken for a claim.
 */
export function payClaims(
  commission: Shares,
  claims: readonly OpenClaim[],
): { payments: ClaimPayment[]; left: Shares; claims: OpenClaim[] } {
  let { net, fee } = commission;
  const payments: ClaimPayment[] = [];
  const after = claims.map((claim) => {
    const paid = { net: least(net, claim.netLeft), fee: least(fee, claim.feeLeft) };
    if (paid.net + paid.fee === 0n) return claim;
    net = micro(net - paid.net);
    fee = micro(fee - paid.fee);
    payments.push({ claimId: claim.id, ...paid });
    return {
      id: claim.id,
      netLeft: micro(claim.netLeft - paid.net),
      feeLeft: micro(claim.feeLeft - paid.fee),
    };
  });
  return { payments, left: { net, fee }, claims: after };
}
