import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { acceptLoss } from '#contract/desk/stream.ts';
import { integrityReport } from '#contract/integrity.ts';
import { readProgress } from '../../ads/stream/stream.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { stopPartition } from './test-stopped-partition.ts';

const partition = 17;
const reason = 'The disk of edge two is gone.';
let server: TestServer;
let ida: TestStaff;
let bo: TestStaff;
let producer: string;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ida = await admitStaff(server, 'Ida Admin', 'admin', 'approver');
  bo = await admitStaff(server, 'Bo Admin', 'admin', 'approver');
  producer = await stopPartition(server, partition);
});
afterAll(() => server.close());

const stopped = async () => (await readProgress(server.db.sql))?.stopped ?? [];

async function lost() {
  // The report is refreshed after half a minute.
  server.clock.now = new Date(server.clock.now.getTime() + 31_000);
  const answer = await server.ask(integrityReport, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.events.lost;
}

const waiting = async () => (await bo.get(listApprovals, { kind: 'stream-loss' })).list[0];

test('a gap that an edge may still repair cannot be accepted as lost', async () => {
  const age = (hours: number) =>
    server.db.owner.sql`
      update partition_position set stopped_at = clock_timestamp() - ${hours} * interval '1 hour'`;
  await age(0.9);
  const early = await ida.ask(acceptLoss, { partition, reason });
  expect(reasonOf(early)).toBe('desk_stream_too_early');
  const other = await ida.ask(acceptLoss, { partition: 18, reason });
  expect(reasonOf(other)).toBe('desk_stream_goes_on');
  await age(3);
});

test('one person alone accepts nothing, and nothing moves meanwhile', async () => {
  await ida.get(acceptLoss, { partition, reason });
  expect(await waiting()).toMatchObject({
    about: { partition: '17', 'batches of events lost': '2', numbers: '5 to 6' },
  });
  const decision = { id: (await waiting())?.id ?? '', isApproved: true, reason: '' };
  expect(reasonOf(await ida.ask(decideApproval, decision))).toBe('second_person_needed');
  expect(await stopped()).toMatchObject([{ partition, why: 'gap', batches: 2 }]);
  expect(await lost()).toEqual([]);
});

test('a gap repaired meanwhile cannot be confirmed as lost', async () => {
  const set = (counter: number) =>
    server.db.owner.sql`update producer_position set counter = ${counter}`;
  await set(5);
  const decision = { id: (await waiting())?.id ?? '', isApproved: true, reason: '' };
  expect(reasonOf(await bo.ask(decideApproval, decision))).toBe('desk_changed_meanwhile');
  await set(4);
});

test('with a second person the partition goes on, and everyone can read what is missing', async () => {
  const decision = { id: (await waiting())?.id ?? '', isApproved: true, reason: '' };
  await bo.get(decideApproval, decision);
  expect(await stopped()).toEqual([]);
  expect(await lost()).toMatchObject([{ partition, batches: 2 }]);
  const row = await server.db.sql.maybeOne`select producer, counter::int from producer_position`;
  expect(row).toEqual({ producer, counter: 6 });
  const log = await bo.get(listDeskLog, {});
  expect(log.list[0]).toMatchObject({ by: 'Bo Admin', act: 'stream-loss' });
  await expect(server.db.owner.sql`delete from stream_loss`).rejects.toThrow();
});
