import { randomUUID } from 'node:crypto';
import type { EventKind } from '#domain/delivery/event.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { billEvents } from '../../ads/delivery/bill-events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { TestCatalogue } from './test-plan.ts';

export interface TestDelivery {
  readonly planId: number;
  readonly catalogue: Pick<TestCatalogue, 'placementId' | 'creativeId'>;
  /** The price of each impression, and the publisher's part. */
  readonly price?: bigint;
  readonly pay?: bigint;
  readonly at: Date;
  /** An earlier serve, instead of new ones. */
  readonly serveId?: string;
}

const createEvent = (
  delivery: TestDelivery,
  kind: EventKind,
  serveId: string,
  price: bigint,
  pay: bigint,
): NewEvent => ({
  planId: delivery.planId,
  kind,
  at: delivery.at,
  serveId,
  placementId: delivery.catalogue.placementId,
  creativeId: delivery.catalogue.creativeId,
  invalid: null,
  price,
  pay,
  country: 'TH',
  device: 'phone',
  viewer: 'ab'.repeat(8),
  isBillable: kind === 'impression',
});

/** Shows the ad this many times through the engine's writer. Returns the serve ids. */
export async function show(db: Db, times: number, delivery: TestDelivery): Promise<string[]> {
  const { price = 10_000n, pay = 8_500n } = delivery;
  const serves = Array.from({ length: times }, () => delivery.serveId ?? randomUUID());
  for (let offset = 0; offset < times; offset += 500) {
    const batch = serves.slice(offset, offset + 500);
    await billEvents(
      db,
      batch.flatMap((serveId) => [
        createEvent(delivery, 'serve', serveId, price, 0n),
        createEvent(delivery, 'impression', serveId, price, pay),
      ]),
    );
  }
  return serves;
}

/**
 * Shows the ad until this much is consumed. Each impression costs ten cents, ten times the usual
 * price, so that a plan is spent by a tenth of the events.
 */
export const consume = (db: Db, amount: bigint, delivery: TestDelivery): Promise<string[]> =>
  show(db, Number(amount / 100_000n), { ...delivery, price: 100_000n, pay: 85_000n });

/** Serves ads that nobody sees. */
export async function serveOnly(db: Db, times: number, delivery: TestDelivery): Promise<string[]> {
  const serves = Array.from({ length: times }, () => randomUUID());
  const { price = 10_000n } = delivery;
  await billEvents(
    db,
    serves.map((serveId) => createEvent(delivery, 'serve', serveId, price, 0n)),
  );
  return serves;
}

/** Records the impression of an ad that was served. */
export async function see(db: Db, serveId: string, delivery: TestDelivery): Promise<void> {
  const { price = 10_000n, pay = 8_500n } = delivery;
  await billEvents(db, [createEvent(delivery, 'impression', serveId, price, pay)]);
}

export async function click(
  db: Db,
  serveIds: readonly string[],
  delivery: TestDelivery,
): Promise<void> {
  await billEvents(
    db,
    serveIds.map((serveId) => createEvent(delivery, 'click', serveId, 0n, 0n)),
  );
}
