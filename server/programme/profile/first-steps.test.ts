import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstSteps } from '#contract/first-steps.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { readyCampaign, takeCoupon } from '../coupon/test-coupon.ts';
import { pushTo, readyCatalogue } from '../plan/test-plan.ts';
import { preparePartner } from '../wallet/test-partner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test('each step of a new account is ticked off by itself, and says what to do', async () => {
  const token = await server.admit('newcomer');
  const steps = async () => {
    const answer = await server.ask(firstSteps, {}, { token });
    return answer.code === 200 ? answer.data : answer;
  };
  const nothingYet = {
    coupon: null,
    hasPayPassword: false,
    hasMoney: false,
    offers: { count: 0, first: null },
  };
  expect(await steps()).toEqual(nothingYet);
  const terms = { name: 'Welcome', isNewUser: true, newUserDays: 30 };
  const campaignId = await readyCampaign(server, terms);
  expect(await steps()).toEqual({ ...nothingYet, coupon: { name: 'Welcome', isClaimed: false } });
  const partner = await preparePartner(server, token, '20.00');
  await takeCoupon(server, partner, campaignId);
  const catalogue = await readyCatalogue(server.db, server.clock.now);
  const first = await pushTo(server, catalogue, partner.id);
  expect(await steps()).toEqual({
    coupon: { name: 'Welcome', isClaimed: true },
    hasPayPassword: true,
    hasMoney: true,
    offers: { count: 1, first },
  });
});
