import { randomUUID } from 'node:crypto';
import type { EventKind } from '#domain/delivery/event.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { billEvents } from '../../ads/delivery/bill-events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { TestCatalogue } from './test-plan.ts';

export interface Delivered {
  readonly planId: number;
  readonly catalogue: Pick<TestCatalogue, 'placementId' | 'creativeId'>;
  /** The price of each impression, and the publisher's part. */
  readonly price?: bigint;
  readonly pay?: bigint;
  readonly at: Date;
  /** An earlier serve, instead of new ones. */
  readonly serveId?: string;
}

const make = (
  given: Delivered,
  kind: EventKind,
  serveId: string,
  price: bigint,
  pay: bigint,
): NewEvent => ({
  planId: given.planId,
  kind,
  at: given.at,
  serveId,
  placementId: given.catalogue.placementId,
  creativeId: given.catalogue.creativeId,
  invalid: null,
  price,
  pay,
  country: 'TH',
  device: 'phone',
  viewer: 'ab'.repeat(8),
  isBillable: kind === 'impression',
});

/** Shows the ad this many times through the engine's writer. Returns the serve ids. */
export async function show(db: Db, times: number, given: Delivered): Promise<string[]> {
  const { price = 10_000n, pay = 8_500n } = given;
  const serves = Array.from({ length: times }, () => given.serveId ?? randomUUID());
  for (let at = 0; at < times; at += 500) {
    const some = serves.slice(at, at + 500);
    await billEvents(
      db,
      some.flatMap((serveId) => [
        make(given, 'serve', serveId, price, 0n),
        make(given, 'impression', serveId, price, pay),
      ]),
    );
  }
  return serves;
}

/**
 * Shows the ad until this much is consumed. Each impression costs ten cents, ten times the usual
 * price, so that a plan is spent by a tenth of the events.
 */
export const consume = (db: Db, amount: bigint, given: Delivered): Promise<string[]> =>
  show(db, Number(amount / 100_000n), { ...given, price: 100_000n, pay: 85_000n });

/** Serves ads that nobody sees. */
export async function serveOnly(db: Db, times: number, given: Delivered): Promise<string[]> {
  const serves = Array.from({ length: times }, () => randomUUID());
  const { price = 10_000n } = given;
  await billEvents(
    db,
    serves.map((serveId) => make(given, 'serve', serveId, price, 0n)),
  );
  return serves;
}

/** Records the impression of an ad that was served. */
export async function see(db: Db, serveId: string, given: Delivered): Promise<void> {
  const { price = 10_000n, pay = 8_500n } = given;
  await billEvents(db, [make(given, 'impression', serveId, price, pay)]);
}

export async function click(db: Db, serveIds: readonly string[], given: Delivered): Promise<void> {
  await billEvents(
    db,
    serveIds.map((serveId) => make(given, 'click', serveId, 0n, 0n)),
  );
}
