import { balanceIn } from '#domain/ledger/book.ts';
import { parseTyped, zero } from '#domain/money.ts';
import { getBalances } from '../server/books/ledger/get-balances.ts';
import type { Db } from '../server/platform/database/db.ts';
import type { ReadyPartner } from '../server/programme/wallet/test-ready-partner.ts';
import { auditAll } from '../server/proof/audit/audit-all.ts';
import { type Kills, killInTurn } from './kill-in-turn.ts';
import { fundsOfEach, makePartner } from './partners.ts';
import { type System, startSystem } from './system.ts';
import { type Acknowledged, work } from './work.ts';

export interface FaultReport extends Kills {
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
export async function runFaults({ faults, ...plan }: FaultPlan): Promise<FaultReport> {
  const system = await startSystem();
  try {
    const payouts = await beginPayouts(system, plan);
    const kills = await killInTurn(system, faults, [payouts]);
    return { ...kills, ...(await payouts.end()) };
  } finally {
    await system.end();
  }
}

/** Partners who request payouts and cancel them until the end, which compares. */
export async function beginPayouts(
  system: System,
  { acknowledgedMin, partners }: Omit<FaultPlan, 'faults'>,
) {
  const people: ReadyPartner[] = [];
  for (let index = 0; index < partners; index += 1) people.push(await makePartner(system.db()));
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const working = people.map((one) => work(system, one, () => isOver, acknowledged));
  const end = async () => {
    isOver = true;
    await Promise.all(working);
    return compare(system.db(), people, acknowledged);
  };

  return { acknowledged, acknowledgedMin, working, end };
}

export async function compare(
  db: Db,
  people: readonly ReadyPartner[],
  acknowledged: readonly Acknowledged[],
) {
  const rows = await db.sql.many<{ id: string; amount: bigint; state: string }>`
    select id, amount, state from payout`;
  const storedRows = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.filter(({ payoutId, amount, isCancelled }) => {
    const row = storedRows.get(payoutId);
    const state = isCancelled ? 'cancelled' : 'requested';
    return row?.amount !== parseTyped(amount) || row.state !== state;
  });

  let wrongBalances = 0;
  for (const { id } of people) {
    const ownPayouts = acknowledged.filter((one) => one.partnerId === id && !one.isCancelled);
    const spent = ownPayouts.reduce((sum, { amount }) => sum + (parseTyped(amount) ?? zero), 0n);
    const available = balanceIn(await getBalances(db.sql, id), 'available');
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
