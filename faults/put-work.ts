import { randomUUID } from 'node:crypto';
import { planDetail, putPlan, stopPlan } from '#contract/plan.ts';
import { pushPlans } from '../server/programme/plan/push-plan.ts';
import { putSubject, type TestCatalogue } from '../server/programme/plan/test-plan.ts';
import type { ReadyPartner } from '../server/programme/wallet/test-ready-partner.ts';
import type { System } from './system.ts';
import { confirmationsFor, insist } from './work.ts';

/** A put that the server accepted, recorded outside it. */
export interface AcknowledgedPut {
  readonly partnerId: string;
  readonly planNo: string;
  readonly amount: string;
  isStopped: boolean;
}

/** Retries until the database is back. */
async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

async function termsOf(system: System, partner: ReadyPartner, planNo: string): Promise<string> {
  const answer = await insist(system, partner, planDetail, async () => ({ planNo }));
  return (answer.data as unknown as { terms: { hash: string } }).terms.hash;
}

/** One partner at work: puts on offered plans, every third one stopped again. */
export async function putAway(
  system: System,
  partner: ReadyPartner,
  { productId, creativeId }: TestCatalogue,
  isOver: () => boolean,
  acknowledged: AcknowledgedPut[],
): Promise<void> {
  const confirmationFor = confirmationsFor(system, partner);
  const push = { productId, creativeId, partnerIds: [partner.id] };

  for (let turn = 1; !isOver(); turn += 1) {
    const [planNo = ''] = await persist(() => pushPlans(system.db().sql, push, new Date()));
    const terms = await termsOf(system, partner, planNo);
    const amount = `${10 + (turn % 7)}.25`;
    const requestId = randomUUID();
    const answer = await insist(system, partner, putPlan, async () => {
      const confirmation = await confirmationFor(putSubject(planNo, amount, terms));
      return { requestId, planNo, amount, terms, confirmation };
    });
    if (answer.code !== 200) throw new Error(`A put was refused: ${answer.data.reason}`);

    const acknowledgedPut = { partnerId: partner.id, planNo, amount, isStopped: false };
    acknowledged.push(acknowledgedPut);
    if (turn % 3 !== 0) continue;

    const stopId = randomUUID();
    const stopped = await insist(system, partner, stopPlan, async () => ({
      requestId: stopId,
      planNo,
      confirmation: await confirmationFor({ action: 'plan-stop', planNo }),
    }));

    if (stopped.code !== 200) throw new Error(`A stop was refused: ${stopped.data.reason}`);

    acknowledgedPut.isStopped = true;
  }
}
