import { randomUUID } from 'node:crypto';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { type Micro, subtract } from '#domain/money.ts';
import { transferIfAny } from '#domain/plan/money.ts';
import type { PlanStatus } from '#domain/plan/status.ts';

/** The owners whose money a conversion moves, and the status of its plan. */
export interface CommissionOwners {
  readonly merchantId: string;
  readonly partnerId: string;
  readonly planNo: string;
  readonly status: PlanStatus;
}

/** Reserves a commission. If the plan has already ended, it also moves on to settlement. */
export function reserveEntries(
  owners: CommissionOwners,
  conversion: string,
  amount: Micro,
): Entry[] {
  const { merchantId, partnerId, planNo, status } = owners;
  const cause = { plan: planNo, conversion };
  const reserved = { owner: partnerId, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const toSettle = { owner: partnerId, pocket: 'to_settle' } as const;
  const reserve = createEntry({
    id: randomUUID(),
    kind: 'commission_reserve',
    cause,
    transfers: [{ from: escrow, to: reserved, amount }],
  });
  if (status !== 'waitSettlement') return [reserve];

  const toSettlement = createEntry({
    id: randomUUID(),
    kind: 'ad_billing',
    cause,
    transfers: [{ from: reserved, to: toSettle, amount }],
  });

  return [reserve, toSettlement];
}

/**
 * Returns a reserved commission to the merchant by the way it came. The remark is a person's own
 * words; a finding by the network has none, and the app words it.
 */
export function releaseEntries(
  owners: CommissionOwners,
  conversion: string,
  amount: Micro,
  remark: string | null,
): Entry[] {
  const { merchantId, partnerId, planNo, status } = owners;
  const cause = { plan: planNo, conversion };
  const reserved = { owner: partnerId, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const toSettle = { owner: partnerId, pocket: 'to_settle' } as const;
  const release = createEntry({
    id: randomUUID(),
    kind: 'commission_release',
    cause,
    ...(remark !== null && { remark }),
    transfers: [{ from: reserved, to: escrow, amount }],
  });
  if (status !== 'waitSettlement') return [release];

  const fromSettlement = createEntry({
    id: randomUUID(),
    kind: 'settle',
    cause,
    ...(remark !== null && { remark }),
    transfers: [{ from: toSettle, to: reserved, amount }],
  });

  return [fromSettlement, release];
}

/** Pays a commission as settlement would, for a plan that is already settled. */
export function payEntry(
  { partnerId: owner, planNo }: CommissionOwners,
  { id, commission, fee }: { readonly id: string; readonly commission: Micro; readonly fee: Micro },
): Entry {
  const source = { owner, pocket: 'to_settle' } as const;
  return createEntry({
    id: randomUUID(),
    kind: 'settle',
    cause: { plan: planNo, conversion: id },
    transfers: [
      ...transferIfAny(source, { owner, pocket: 'available' }, subtract(commission, fee)),
      ...transferIfAny(source, { owner, pocket: 'revenue_fee' }, fee),
    ],
  });
}
