import { randomUUID } from 'node:crypto';
import { checkPayPassword } from '#contract/pay-password.ts';
import { planDetail, putPlan } from '#contract/plan.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { putSubject } from '../../server/plan/test-plan.ts';
import { md5, rightDigits } from '../../server/wallet/test-pay-password.ts';
import { endWithBench, say } from '../child.ts';
import { keepBusy } from '../ledger/keep-busy.ts';
import type { ConfirmAnswer } from './confirm-load.ts';
import type { WaitingPlan } from './confirm-server.ts';
import { agent, dataOf, send } from './send.ts';

export interface PutRound {
  readonly url: string;
  readonly callers: number;
  readonly plans: readonly WaitingPlan[];
}

const amount = '10.00';
const password = md5(rightDigits);

interface ShownPlan extends WaitingPlan {
  readonly terms: string;
}

/** Every put as the app makes it: first the six digits, then the put with their confirmation. */
async function load({ url, callers, plans }: PutRound): Promise<ConfirmAnswer> {
  const shown: ShownPlan[] = [];
  await keepBusy(callers, plans, async (plan) => {
    const address = `${url}/api${planDetail.path}`;
    const said = await send(address, { 'x-ct': plan.token }, { planNo: plan.planNo });
    shown.push({ ...plan, terms: dataOf<{ terms: { hash: string } }>(said).terms.hash });
  });
  const post = async <Data>(path: string, token: string, body: object) =>
    dataOf<Data>(await send(`${url}/api${path}`, { 'x-ct': token }, body));
  const perSecond = await keepBusy(callers, shown, async ({ token, planNo, terms }) => {
    const subject = putSubject(planNo, amount, terms);
    const { action } = subject;
    const asked = { password, action, about: aboutOf(subject) };
    const { confirmation } = await post<{ confirmation: string }>(
      checkPayPassword.path,
      token,
      asked,
    );
    const requestId = randomUUID();
    await post(putPlan.path, token, { requestId, planNo, amount, terms, confirmation });
  });
  return { perSecond };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: PutRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
