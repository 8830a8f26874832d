import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval } from '#contract/desk/approvals.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import { changeRate } from '#contract/desk/placements.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { putUpPlacement } from '../test-programme.ts';

let server: TestServer;
let ada: TestStaff;
let bo: TestStaff;
let key = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ada = await admitStaff(server, 'Ada Admin', 'admin', 'catalogue');
  bo = await admitStaff(server, 'Bo Approver', 'approver');
  key = await putUpPlacement(withSecond(ada, bo));
});
afterAll(() => server.close());

const reason = 'as agreed';
let version = 1;

/** A price with this publisher's share, approved by another person; null, or why it was refused. */
const askRate = async (payBps: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const rate = { model: 'cpm', price: '2.50', payBps } as const;
  const answer = await ada.ask(changeRate, { key, version, ...rate, reason });
  if (answer.code === 200) {
    await approve(answer.data.id);
    version += 1;
  }
  return answer.code === 200 ? null : reasonOf(answer);
};

const approve = (id: string) => bo.get(decideApproval, { id, isApproved: true, reason: '' });

const requestFee = async (mediaFeeBps: number) => {
  const now = await ada.get(readConfiguration, {});
  const value = { ...now.configuration.plan, mediaFeeBps };
  return ada.ask(changeConfiguration, { version: now.version, part: 'plan', value, reason });
};

/** A new fee, confirmed by another person; null, or why it was refused. */
const askFee = async (mediaFeeBps: number) => {
  const reply = await requestFee(mediaFeeBps);
  if (reply.code !== 200) return reply.msg;
  await approve(reply.data.id);
  return null;
};

test('the network never keeps more of a price than the fee that partners agree to', async () => {
  expect(await askRate(8_499)).toBe('desk_value_wrong');
  expect(await askRate(8_500)).toBeNull();
  expect(await askRate(9_500)).toBeNull();
});

test('the fee is not lowered below what a placement costs, and prices follow it', async () => {
  expect(await askFee(499)).toMatch(/more than this media fee at Top/);
  expect(await askFee(500)).toBeNull();
  expect(await askRate(9_000)).toBe('desk_value_wrong');
  expect(await askFee(1_000)).toBeNull();
  expect(await askRate(9_000)).toBeNull();
});

test('a lower fee is not confirmed once a placement costs more than it', async () => {
  expect(await askRate(9_500)).toBeNull();
  const reply = await requestFee(500);
  if (reply.code !== 200) throw new Error(reply.msg);
  expect(await askRate(9_000)).toBeNull();
  const { id } = reply.data;
  const confirmed = await bo.ask(decideApproval, { id, isApproved: true, reason: '' });
  expect(confirmed.msg).toMatch(/more than this media fee at Top/);
  const { configuration } = await ada.get(readConfiguration, {});
  expect(configuration.plan.mediaFeeBps).toBe(1_000);
});
