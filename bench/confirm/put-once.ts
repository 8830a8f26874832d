import { randomUUID } from 'node:crypto';
import { checkPayPassword } from '#contract/pay-password.ts';
import { planDetail, putPlan } from '#contract/plan.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { putSubject } from '../../server/programme/plan/test-plan.ts';
import { md5, rightDigits } from '../../server/programme/wallet/test-pay-password.ts';
import { keepBusy } from '../ledger/keep-busy.ts';
import type { WaitingPlan } from './confirm-server.ts';
import { dataOf, send } from './send.ts';

const amount = '10.00';
const password = md5(rightDigits);

export interface ShownPlan extends WaitingPlan {
  readonly terms: string;
}

/** Looks at the plans first, as a person who puts an amount would. */
export async function showPlans(
  url: string,
  callers: number,
  plans: readonly WaitingPlan[],
): Promise<ShownPlan[]> {
  const shownPlans: ShownPlan[] = [];
  await keepBusy(callers, plans, async (plan) => {
    const address = `${url}/api${planDetail.path}`;
    const answer = await send(address, { 'x-ct': plan.token }, { planNo: plan.planNo });
    shownPlans.push({ ...plan, terms: dataOf<{ terms: { hash: string } }>(answer).terms.hash });
  });

  return shownPlans;
}

/** A put as the app makes it: first the six digits, then the put with their confirmation. */
export async function putOnce(url: string, { token, planNo, terms }: ShownPlan): Promise<void> {
  const post = async <Data>(path: string, body: object) =>
    dataOf<Data>(await send(`${url}/api${path}`, { 'x-ct': token }, body));
  const subject = putSubject(planNo, amount, terms);
  const { action } = subject;
  const asked = { password, action, about: aboutOf(subject) };
  const { confirmation } = await post<{ confirmation: string }>(checkPayPassword.path, asked);
  const requestId = randomUUID();
  await post(putPlan.path, { requestId, planNo, amount, terms, confirmation });
}
