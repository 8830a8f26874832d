import { followRecords } from '#contract/follow.ts';
import { checkPayPassword } from '#contract/pay-password.ts';
import { login } from '#contract/session.ts';
import { dayMs } from '#domain/time.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { type TestServer, testPassword } from '../../test-server.ts';
import { copyPlans } from '../plan/copy-plans.ts';
import { createLife } from '../plan/test-life.ts';
import { pushTo, putOn } from '../plan/test-plan.ts';
import { readyPartner, type TestPartner, testDigits } from '../wallet/test-partner.ts';
import { md5 } from '../wallet/test-pay-password.ts';
import { followTestOperator, offerTestProxy } from './test-follow.ts';

export type NamedPartner = TestPartner & { readonly username: string };

export type FollowLife = Awaited<ReturnType<typeof createFollowLife>>;

/** Operators who put, followers with copies, and a shop with money. */
export async function createFollowLife(server: TestServer) {
  const life = await createLife(server);
  const catalogue = await life.ready({ escrow: 10n ** 11n });
  const anybody = await offerTestProxy(server, await readyPartner(server, 'anybody', '0.00'));
  let count = 0;

  const partnerWith = async (funds: string) => {
    count += 1;
    const username = `follow-${count}`;
    return { ...(await readyPartner(server, username, funds)), username };
  };

  /** Logs a partner in again, since sessions expire as time passes. */
  async function logInAgain(partner: NamedPartner): Promise<NamedPartner> {
    const form = { username: partner.username, password: testPassword };
    const answer = await server.ask(login, form);
    if (answer.code !== 200) throw new Error(answer.msg);

    const { token } = answer.data;

    const password = md5(testDigits);
    const confirm = async (subject: ConfirmationSubject) => {
      const checkInput = { password, action: subject.action, about: aboutOf(subject) };
      const checkAnswer = await server.ask(checkPayPassword, checkInput, { token });
      if (checkAnswer.code !== 200) throw new Error(checkAnswer.msg);
      return checkAnswer.data.confirmation;
    };

    return { ...partner, token, confirm };
  }

  async function putOnNewPlan(partner: TestPartner, amount: string): Promise<string> {
    const planNo = await pushTo(server, catalogue, partner.id);

    const answer = await putOn(server, partner, planNo, amount);
    if (answer.code !== 200) throw new Error(answer.msg);
    return planNo;
  }

  const copy = () => copyPlans(life.services, server.clock.now);

  async function recordsOf(token: string) {
    const answer = await server.ask(followRecords, {}, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    return answer.data.list;
  }

  /** Follows without the wait, like someone who has followed before. */
  async function followNow(follower: TestPartner, proxyId: string): Promise<void> {
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() - dayMs);
    await followTestOperator(server, follower, anybody);
    server.clock.now = now;
    await followTestOperator(server, follower, proxyId);
  }

  /** An operator with followers whose copies start now. */
  async function createPair(followers: readonly string[], shareBps = 1_000) {
    const operator = await partnerWith('900.00');
    const proxyId = await offerTestProxy(server, operator, shareBps);
    const namedFollowers: NamedPartner[] = [];

    for (const funds of followers) {
      const follower = await partnerWith(funds);
      await followNow(follower, proxyId);
      namedFollowers.push(follower);
    }

    return { operator, proxyId, followers: namedFollowers };
  }

  return {
    life,
    catalogue,
    partnerWith,
    again: logInAgain,
    put: putOnNewPlan,
    copy,
    recordsOf,
    followNow,
    pair: createPair,
  };
}
