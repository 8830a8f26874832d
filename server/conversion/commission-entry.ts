import { randomUUID } from 'node:crypto';
import { type Entry, entryOf } from '#domain/ledger/entry.ts';
import { type Micro, subtract } from '#domain/money.ts';
import { moving } from '#domain/plan/money.ts';
import type { PlanStatus } from '#domain/plan/status.ts';

/** Whose money moves with a conversion, and where its plan stands. */
export interface CommissionOwners {
  readonly merchantId: string;
  readonly partnerId: string;
  readonly planNo: string;
  readonly status: PlanStatus;
}

/** Sets a commission aside; the earnings of a plan that has ended wait for settlement at once. */
export function reserveEntries(
  whose: CommissionOwners,
  conversion: string,
  amount: Micro,
): Entry[] {
  const { merchantId, partnerId, planNo, status } = whose;
  const cause = { plan: planNo, conversion };
  const reserved = { owner: partnerId, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const toSettle = { owner: partnerId, pocket: 'to_settle' } as const;
  const reserve = entryOf({
    id: randomUUID(),
    kind: 'commission_reserve',
    cause,
    transfers: [{ from: escrow, to: reserved, amount }],
  });
  if (status !== 'waitSettlement') return [reserve];
  const wait = entryOf({
    id: randomUUID(),
    kind: 'ad_billing',
    cause,
    transfers: [{ from: reserved, to: toSettle, amount }],
  });
  return [reserve, wait];
}

/**
 * Gives a reserved commission back to the merchant, the same way it came. The remark is what a
 * person wrote, as it was written; a finding of the network's has none, and words of the app.
 */
export function releaseEntries(
  whose: CommissionOwners,
  conversion: string,
  amount: Micro,
  remark: string | null,
): Entry[] {
  const { merchantId, partnerId, planNo, status } = whose;
  const cause = { plan: planNo, conversion };
  const reserved = { owner: partnerId, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const toSettle = { owner: partnerId, pocket: 'to_settle' } as const;
  const release = entryOf({
    id: randomUUID(),
    kind: 'commission_release',
    cause,
    ...(remark !== null && { remark }),
    transfers: [{ from: reserved, to: escrow, amount }],
  });
  if (status !== 'waitSettlement') return [release];
  const back = entryOf({
    id: randomUUID(),
    kind: 'settle',
    cause,
    ...(remark !== null && { remark }),
    transfers: [{ from: toSettle, to: reserved, amount }],
  });
  return [back, release];
}

/** Pays a commission that waits, as settlement does, when its plan is settled already. */
export function payEntry(
  { partnerId: owner, planNo }: CommissionOwners,
  { id, commission, fee }: { readonly id: string; readonly commission: Micro; readonly fee: Micro },
): Entry {
  const from = { owner, pocket: 'to_settle' } as const;
  return entryOf({
    id: randomUUID(),
    kind: 'settle',
    cause: { plan: planNo, conversion: id },
    transfers: [
      ...moving(from, { owner, pocket: 'available' }, subtract(commission, fee)),
      ...moving(from, { owner, pocket: 'revenue_fee' }, fee),
    ],
  });
}
