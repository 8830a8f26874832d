import { afterAll, beforeAll, expect, test } from 'vitest';
import { planConversions } from '#contract/delivery.ts';
import { excludePlacement, planDetail } from '#contract/plan.ts';
import { hourMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { pushTo, putOn } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

async function detailOf(planNo: string, token: string) {
  const answer = await server.ask(planDetail, { planNo }, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

test('a held order is listed among those received, with the commission it may bring', async () => {
  const { no, token, delivered } = await life.putting(await life.ready());
  const orders = { held: '0.00', pendingTotal: '0.00', orders: 0 };
  expect((await detailOf(no, token)).earnings).toMatchObject(orders);
  const [serveId = ''] = await show(server.db, 1, delivered);
  await click(server.db, [serveId], delivered);
  expect(await life.convert(serveId)).toMatchObject({ state: 'held' });
  expect((await detailOf(no, token)).earnings).toMatchObject({
    ...orders,
    held: '7.60',
    orders: 1,
  });
  const asked = { planNo: no, state: 'held' };
  const opened = await server.ask(planConversions, asked, { token });
  expect(opened).toMatchObject({ data: { list: [{ state: 'held', net: '7.60' }] } });
});

test('learning starts with delivery if the placements were chosen beforehand', async () => {
  const catalogue = await life.ready();
  const other = await life.ready();
  const partner = await life.newPartner();
  const { token } = partner;
  const no = await pushTo(server, catalogue, partner.id);
  expect(await putOn(server, partner, no, '50.00')).toMatchObject({ code: 200 });
  const exclude = { planNo: no, key: other.placementKey, isExcluded: true };
  expect(await server.ask(excludePlacement, exclude, { token })).toMatchObject({ code: 200 });
  pass(hourMs);
  await life.lookAt(catalogue);
  await life.doJobs();
  const began = server.clock.now.toISOString();
  expect((await detailOf(no, token)).learning).toMatchObject({ since: began });
  pass(hourMs);
  const again = { ...exclude, isExcluded: false };
  expect(await server.ask(excludePlacement, again, { token })).toMatchObject({ code: 200 });
  const changed = server.clock.now.toISOString();
  expect((await detailOf(no, token)).learning).toMatchObject({ since: changed });
});
