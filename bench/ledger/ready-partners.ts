import { depositTo, postAll } from '../../server/books/ledger/test-ledger.ts';
import type { Db } from '../../server/platform/database/db.ts';
import {
  enterReadyPartner,
  type ReadyPartner,
} from '../../server/programme/wallet/test-ready-partner.ts';

/** Partners are numbered from 1, so that pgbench can pick one at random. */
export const idPrefix = 'bbbbbbbb-0000-4000-8000-';

const idOf = (number: number): string => idPrefix + String(number).padStart(12, '0');

/** What each starts with, and what every posting and payout then moves, in millionths. */
export const fundsOfEach = 1_000_000_000_000_000n;
export const amountOfEach = 10_000n;

export async function makeReadyPartners(db: Db, count: number): Promise<ReadyPartner[]> {
  const ids = Array.from({ length: count }, (_, index) => idOf(index + 1));
  const entered = await db.transaction(async (sql) => {
    const partners: ReadyPartner[] = [];
    for (const id of ids) partners.push(await enterReadyPartner(sql, id));
    return partners;
  });

  await postAll(
    db,
    ids.map((id) => depositTo(id, fundsOfEach)),
  );
  return entered;
}
