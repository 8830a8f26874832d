import type { Anchor } from '#domain/ledger/root.ts';
import { type Balances, type ChainPoint, statementRecordsMax } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { RefusalError } from '#domain/refusal.ts';
import { getBalances, listChainRecords } from '../../books/ledger/ledger.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import { readSigned, type SignedRange } from './confirmed-store.ts';
import { readBalances, readChainPoint } from './statement-store.ts';

/** The records of a range, and the points of the chain around it. */
export interface RangeOfRecords {
  readonly start: ChainPoint;
  readonly opening: Balances;
  readonly records: readonly StoredRecord[];
  readonly latest: ChainPoint;
  readonly anchor?: Anchor | null;
  /** Null where nothing was ever signed or copied. */
  readonly signed?: SignedRange | null;
}

/**
 * Reads everything in one snapshot, so that a concurrent entry is either fully in or fully out.
 * Records are passed on page by page.
 */
export const readRange = (
  db: Db,
  owner: string,
  since: Date,
  until: Date,
  addRecords: (records: readonly StoredRecord[]) => Promise<void>,
): Promise<Omit<RangeOfRecords, 'records'> & { readonly end: ChainPoint }> =>
  readInSnapshot(db, async (sql) => {
    const start = await readChainPoint(sql, owner, since);
    const end = await readChainPoint(sql, owner, until);
    if (end.seq - start.seq > statementRecordsMax) {
      throw new RefusalError('statement_too_long', { most: statementRecordsMax });
    }

    const { seq, head } = await getBalances(sql, owner);
    const opening = await readBalances(sql, owner, start.seq);

    for (let lastSeq = start.seq; lastSeq < end.seq; ) {
      const page = await listChainRecords(sql, [{ owner, seq: lastSeq }]);
      await addRecords(page.filter((record) => record.seq <= end.seq));
      lastSeq = page.at(-1)?.seq ?? end.seq;
    }

    const signed = await readSigned(sql, owner, { afterSeq: start.seq, last: end.seq, to: until });
    return { start, end, opening, latest: { seq, hash: head }, signed };
  });
