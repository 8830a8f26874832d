import { randomUUID } from 'node:crypto';
import type { Wallet } from '#domain/ledger/book.ts';
import type { Db } from '../../platform/database/db.ts';
import { readInSnapshot } from '../../platform/database/snapshot.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { createMoneyQueue } from './money-queue.ts';
import type { Observed } from './test-find-cycle.ts';
import { depositTo, makeEntry, postAll, shareBetween } from './test-ledger.ts';

interface Seen {
  readonly seq: number;
  readonly head: string;
}

type Reading = Map<string, Seen>;

/** How a read-only transaction reads several wallets. */
export type ReadWallets = (db: Db, owners: readonly string[]) => Promise<Reading>;

const readOne = async (sql: Sql, owner: string): Promise<Seen> => {
  const row = await sql.one<{ seq: bigint; head: string }>`
    select seq, encode(head, 'hex') head from wallet where owner = ${owner}`;
  return { seq: Number(row.seq), head: row.head };
};

async function readEach(sql: Sql, owners: readonly string[]): Promise<Reading> {
  const reading: Reading = new Map();
  for (const owner of owners) reading.set(owner, await readOne(sql, owner));
  return reading;
}

/** Reads all wallets in one snapshot, as statements and the auditor do. */
export const readTogether: ReadWallets = (db, owners) =>
  readInSnapshot(db, (sql) => readEach(sql, owners));

/** Reads one wallet after another, which is wrong: the result may never have existed. */
export const readNaively: ReadWallets = (db, owners) => readEach(db.sql, owners);

const holdOf = (one: string) => makeEntry('put_hold', [[one, 'available', one, 'to_consume', 1n]]);

export interface HistoryPlan {
  readonly transactions: number;
  readonly atOnce: number;
  readonly seed: number;
  readonly read: ReadWallets;
}

/** A wallet is an append-only list: each record is an element, and its number the position. */
export async function makeHistory(db: Db, plan: HistoryPlan): Promise<Observed[]> {
  const partners = Array.from({ length: 5 }, () => randomUUID());
  for (const one of partners) await postAll(db, [depositTo(one, 1_000_000_000n)]);
  // Two queues stand for two servers, which can only exclude each other by database locks.
  const queues = [createMoneyQueue(db, () => new Date()), createMoneyQueue(db, () => new Date())];
  const history: (Omit<Observed, 'appends'> & { reading: Reading; entryId: string | null })[] = [];
  let state = plan.seed >>> 0;

  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };

  const some = (count: number) => {
    const from = draw(partners.length);
    return Array.from({ length: count }, (_, at) => partners[(from + at) % 5] as string);
  };

  async function look(owners: readonly string[]) {
    return { reading: await plan.read(db, owners), entryId: null };
  }

  async function move(owners: readonly string[], doesWrite: boolean) {
    const [one = '', other = ''] = owners;
    const entry = draw(2) === 0 ? holdOf(one) : shareBetween(one, other, 1n);
    let reading: Reading = new Map();
    await queues[draw(2)]?.submit<null>({
      owners,
      decide(wallets: ReadonlyMap<string, Wallet>) {
        // A retried transaction decides again; only the last decision counts.
        reading = new Map(owners.map((owner) => [owner, wallets.get(owner) as Wallet]));
        return { entries: doesWrite ? [entry] : [], result: null };
      },
    });

    return { reading, entryId: doesWrite ? entry.id : null };
  }

  let begun = 0;

  async function work(): Promise<void> {
    while (begun < plan.transactions) {
      begun += 1;
      const name = `T${begun}`;
      const kind = draw(10);
      const owners = some(2 + draw(2));
      const began = performance.now();
      const done = kind < 3 ? await look(owners) : await move(owners, kind < 9);
      const reads = new Map([...done.reading].map(([owner, { seq }]) => [owner, seq]));
      history.push({ name, began, ended: performance.now(), reads, ...done });
    }
  }

  await Promise.all(Array.from({ length: plan.atOnce }, work));

  return observe(db, history, partners);
}

/** Finds each element in its list at the end, and checks that everything read is in there. */
async function observe(
  db: Db,
  history: readonly (Omit<Observed, 'appends'> & { reading: Reading; entryId: string | null })[],
  partners: readonly string[],
): Promise<Observed[]> {
  const rows = await db.sql.many<{ owner: string; seq: bigint; hash: string; id: string }>`
    select owner, seq, encode(hash, 'hex') hash, entry_id id from record
     where owner = any (${partners}::uuid[])`;
  const hashes = new Map(rows.map(({ owner, seq, hash }) => [`${owner} ${seq}`, hash]));
  const places = new Map<string, Map<string, number>>();
  for (const { owner, seq, id } of rows) {
    places.set(id, (places.get(id) ?? new Map<string, number>()).set(owner, Number(seq)));
  }

  return history.map(({ reading, entryId, ...rest }) => {
    for (const [owner, { seq, head }] of reading) {
      if (hashes.get(`${owner} ${seq}`) !== head) throw new Error(`${rest.name} read what is not`);
    }
    return { ...rest, appends: places.get(entryId ?? '') ?? new Map<string, number>() };
  });
}
