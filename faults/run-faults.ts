import { setTimeout as wait } from 'node:timers/promises';
import { balanceIn } from '#domain/ledger/book.ts';
import { parseTyped, zero } from '#domain/money.ts';
import { auditAll } from '../server/audit/audit-all.ts';
import type { Db } from '../server/database/db.ts';
import { balancesOf } from '../server/ledger/queries.ts';
import type { ReadyPartner } from '../server/wallet/test-ready-partner.ts';
import { fundsOfEach, makePartner } from './partners.ts';
import { startSystem } from './system.ts';
import { type Acknowledged, work } from './work.ts';

export interface FaultReport {
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  /** Acknowledged, but not in the database as acknowledged. */
  readonly lost: number;
  /** In the database more often than acknowledged. */
  readonly doubled: number;
  /** Wallets whose balance is not the sum of the acknowledgements. */
  readonly wrongBalances: number;
  readonly findings: number;
}

export interface FaultPlan {
  readonly faults: number;
  readonly acknowledgedMin: number;
  readonly partners: number;
}

/**
 * Kills the server and the database while partners request payouts and cancel them, and compares
 * the acknowledgements, recorded outside, with the final state.
 */
export async function runFaults({ faults, acknowledgedMin, partners }: FaultPlan) {
  const system = await startSystem();
  try {
    const people: ReadyPartner[] = [];
    for (let at = 0; at < partners; at += 1) {
      people.push(await makePartner(system.db()));
    }
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    const working = people.map((one) => work(system, one, () => isOver, acknowledged));
    const counts = { serverKills: 0, databaseKills: 0 };
    for (let fault = 0; fault < faults; fault += 1) {
      const target = (acknowledgedMin * (fault + 1)) / (faults + 1);
      while (acknowledged.length < target) await Promise.race([wait(10), ...working]);
      if (fault % 2 === 0) await system.killServer();
      else await system.killDatabase();
      counts[fault % 2 === 0 ? 'serverKills' : 'databaseKills'] += 1;
    }
    while (acknowledged.length < acknowledgedMin) await Promise.race([wait(10), ...working]);
    isOver = true;
    await Promise.all(working);
    return { ...counts, ...(await compare(system.db(), people, acknowledged)) };
  } finally {
    await system.end();
  }
}

export async function compare(
  db: Db,
  people: readonly ReadyPartner[],
  acknowledged: readonly Acknowledged[],
) {
  const rows = await db.sql<{ id: string; amount: bigint; state: string }>(
    'select id, amount, state from payout',
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.filter(({ payoutId, amount, isCancelled }) => {
    const row = stored.get(payoutId);
    const state = isCancelled ? 'cancelled' : 'requested';
    return row?.amount !== parseTyped(amount) || row.state !== state;
  });
  let wrongBalances = 0;
  for (const { id } of people) {
    const own = acknowledged.filter((one) => one.partnerId === id && !one.isCancelled);
    const spent = own.reduce((sum, { amount }) => sum + (parseTyped(amount) ?? zero), 0n);
    const available = balanceIn(await balancesOf(db.sql, id), 'available');
    if (available !== (parseTyped(fundsOfEach) ?? zero) - spent) wrongBalances += 1;
  }
  const { findings } = await auditAll(db.sql);
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: rows.length - new Set(acknowledged.map(({ payoutId }) => payoutId)).size,
    wrongBalances,
    findings: findings.length,
  };
}
