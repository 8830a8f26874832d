import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import {
  changeRate,
  endPlacement,
  listPlacements,
  listPublishers,
  listRates,
  makePlacement,
  makePublisher,
} from '#contract/desk/placements.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { putUpPlacement } from '../test-programme.ts';

let server: TestServer;
let clerk: TestStaff;
let reviewer: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  clerk = await admitStaff(server, 'Cleo Clerk', 'catalogue');
  reviewer = await admitStaff(server, 'Rui Reviewer', 'catalogue', 'approver');
});
afterAll(() => server.close());

const reason = 'as agreed';

test('a price keeps its history, and the second of two concurrent changes is refused', async () => {
  const key = await putUpPlacement(withSecond(clerk, reviewer));
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const rate = { key, version: 1, model: 'cpc', price: '0.30', payBps: 9000, reason } as const;
  await withSecond(clerk, reviewer).get(changeRate, rate);
  expect(reasonOf(await reviewer.ask(changeRate, rate))).toBe('desk_changed_meanwhile');
  const { list } = await clerk.get(listRates, { key });
  expect(list).toMatchObject([
    { model: 'cpc', price: '0.30', by: 'Cleo Clerk' },
    { model: 'cpm', price: '2.00' },
  ]);
  const placements = await clerk.get(listPlacements, { format: 'image' });
  expect(placements.list.find((one) => one.key === key)).toMatchObject({
    version: 2,
    price: '0.30',
  });
});

test('a placement is ended once, with a reason, and costs nothing new after that', async () => {
  const key = await putUpPlacement(withSecond(clerk, reviewer));
  const count = async () => (await clerk.get(listPublishers, {})).list[0]?.placements;
  expect(await count()).toBe(1);
  expect((await clerk.ask(endPlacement, { key, reason: ' ' })).code).not.toBe(200);
  await clerk.get(endPlacement, { key, reason: 'The site was sold.' });
  expect(await count()).toBe(0);
  const again = { key, reason: 'The site was sold.' };
  expect(reasonOf(await reviewer.ask(endPlacement, again))).toBe('desk_placement_ended');
  const rate = { key, version: 1, model: 'cpc', price: '0.30', payBps: 9000, reason } as const;
  expect(reasonOf(await reviewer.ask(changeRate, rate))).toBe('desk_placement_ended');
  const unknown = { key: 'z-none', reason: 'as agreed' };
  expect(reasonOf(await clerk.ask(endPlacement, unknown))).toBe('desk_not_found');
  const { list } = await clerk.get(listPlacements, { format: 'image' });
  expect(list.find((one) => one.key === key)?.ended).toEqual({
    ...{ at: server.clock.now.toISOString(), by: 'Cleo Clerk', reason: 'The site was sold.' },
  });
  const log = await clerk.get(listDeskLog, {});
  expect(log.list[0]).toMatchObject({ act: 'placement-ended', about: { key } });
});

test('whoever decides about a placement reads its size and price, and later what changes', async () => {
  const publisher = await clerk.get(makePublisher, { name: 'Pier Times', reason: '' });
  const size = { format: 'image', width: 300, height: 250 } as const;
  const placement = { name: 'Side', category: 'news', reason: '' } as const;
  const domains = ['pier.example'];
  const oldRate = { model: 'cpm', price: '2.00', payBps: 8500 } as const;
  const requested = { publisherId: publisher.id, domains, ...placement, ...size, ...oldRate };
  const { id, key } = await clerk.get(makePlacement, requested);
  const named = { publisher: 'Pier Times', placement: 'Side', key };
  const aboutOf = async (kind: string) =>
    (await reviewer.get(listApprovals, { kind })).list[0]?.about;
  expect(await aboutOf('placement')).toEqual({
    ...named,
    ...{ format: 'image', size: '300 × 250', on: 'pier.example', category: 'news' },
    price: '2.00 a thousand, 85% to the publisher',
  });
  await reviewer.get(decideApproval, { id, isApproved: true, reason: '' });

  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const rate = { key, version: 1, model: 'cpc', price: '0.30', payBps: 9000, reason } as const;
  await clerk.get(changeRate, rate);
  expect(await aboutOf('rate')).toEqual({
    ...named,
    price: '2.00 a thousand, 85% to the publisher → 0.30 a click, 90% to the publisher',
  });
});
