import { afterAll, beforeAll, expect, test } from 'vitest';
import { planCharts } from '#contract/delivery.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { makePlan, movePlan, type TestPlan } from './test-delivery.ts';

const dayMs = 86_400_000;

let server: TestServer;
let partner: TestPartner;
let plan: TestPlan;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '0.00');
  const at = new Date(server.clock.now.getTime() - 2 * dayMs);
  plan = await makePlan(server.db, partner.id, { at, days: 7 });
});
afterAll(() => server.close());

async function pacing(range = 'all') {
  const asked = { planNo: plan.no, range };
  const answer = await server.ask(planCharts, asked, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.pacing;
}

const setRule = (putRule: object) =>
  changeUnguarded(
    server.db.owner,
    (sql) => sql`
      update plan_put set terms = terms || ${{ putRule }} where plan_id = ${plan.id}`,
  );

test('the target continues to the end of the plan’s time, and the actual line ends now', async () => {
  const { points } = await pacing();
  const now = points.findLastIndex(({ actual }) => actual !== null);
  expect(points[now]?.at).toBe(server.clock.now.toISOString());
  expect(points.length - now).toBeGreaterThanOrEqual(5);
  expect(points.at(-1)).toMatchObject({ target: '100.00', actual: null });
});

test('a plan without pacing has a target from its start, today as well', async () => {
  await setRule({ pacing: 'asap' });
  for (const range of ['today', 'all']) {
    const { points, indexPercent } = await pacing(range);
    expect([range, points.at(-1)?.target, indexPercent]).toEqual([range, '100.00', 0]);
  }
});

test('a plan that has ended has no target on the days after', async () => {
  const ended = new Date(server.clock.now.getTime() - dayMs);
  await movePlan(server.db, plan, 'putting', 'putFinished', 'stopped', ended);
  expect((await pacing('today')).indexPercent).toBeNull();
  expect((await pacing('all')).points.at(-1)?.target).toBe('100.00');
});
