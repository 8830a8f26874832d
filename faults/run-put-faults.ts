import { balanceIn } from '#domain/ledger/book.ts';
import { parseTyped, zero } from '#domain/money.ts';
import { getBalances } from '../server/books/ledger/get-balances.ts';
import type { Db } from '../server/platform/database/db.ts';
import { everyone, readyCatalogue } from '../server/programme/plan/test-plan.ts';
import type { ReadyPartner } from '../server/programme/wallet/test-ready-partner.ts';
import { auditAll } from '../server/proof/audit/audit-all.ts';
import { killInTurn } from './kill-in-turn.ts';
import { fundsOfEach, makePartner } from './partners.ts';
import { type AcknowledgedPut, putAway } from './put-work.ts';
import type { FaultPlan, FaultReport } from './run-faults.ts';
import { startSystem } from './system.ts';

/**
 * Kills the server and the database while partners put amounts on plans and stop some of them, and
 * compares the acknowledgements, recorded outside, with the final state.
 */
export async function runPutFaults(plan: FaultPlan): Promise<FaultReport> {
  const { faults, acknowledgedMin, partners } = plan;
  const system = await startSystem();

  try {
    // Nobody requests these ads, so that plans stay in the state their partner brought them to.
    const product = { targeting: { ...everyone, categories: ['nowhere'] } };
    const options = { category: 'nowhere', product };
    const catalogue = await readyCatalogue(system.db(), new Date(), options);
    const people: ReadyPartner[] = [];
    for (let index = 0; index < partners; index += 1) people.push(await makePartner(system.db()));
    const acknowledged: AcknowledgedPut[] = [];
    let isOver = false;
    const working = people.map((one) =>
      putAway(system, one, catalogue, () => isOver, acknowledged),
    );
    const load = { acknowledged, acknowledgedMin, working };
    const counts = await killInTurn(system, faults, [load]);
    isOver = true;
    await Promise.all(working);

    return { ...counts, ...(await compare(system.db(), people, acknowledged)) };
  } finally {
    await system.end();
  }
}

async function compare(
  db: Db,
  people: readonly ReadyPartner[],
  acknowledged: readonly AcknowledgedPut[],
) {
  const rows = await db.sql.many<{ no: string; amount: bigint; status: string; holds: bigint }>`
    select p.no, put.amount, p.status, (select count(*) from entry e
             where e.kind = 'put_hold' and e.cause ->> 'plan' = p.no) holds
      from plan_put put join plan p on p.id = put.plan_id
        where p.partner_id = any(${people.map(({ id }) => id)}::uuid[])`;

  const storedRows = new Map(rows.map((row) => [row.no, row]));
  const lost = acknowledged.filter(({ planNo, amount, isStopped }) => {
    const row = storedRows.get(planNo);
    const status = isStopped ? 'putFailed' : 'matching';
    return row?.amount !== parseTyped(amount) || row.status !== status;
  });

  const doubled = rows.filter(({ holds }) => holds !== 1n).length;
  let wrongBalances = 0;

  for (const { id } of people) {
    const ownPuts = acknowledged.filter((one) => one.partnerId === id && !one.isStopped);
    const heldAmount = ownPuts.reduce((sum, { amount }) => sum + (parseTyped(amount) ?? zero), 0n);
    const wallet = await getBalances(db.sql, id);
    const isRight =
      balanceIn(wallet, 'available') === (parseTyped(fundsOfEach) ?? zero) - heldAmount &&
      balanceIn(wallet, 'to_consume') === heldAmount;
    if (!isRight) wrongBalances += 1;
  }

  const { findings } = await auditAll(db.sql);
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: doubled + Math.max(0, rows.length - acknowledged.length),
    wrongBalances,
    findings: findings.length,
  };
}
