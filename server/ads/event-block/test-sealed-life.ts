import { randomUUID } from 'node:crypto';
import { planEvents, planEventsFile } from '#contract/delivery.ts';
import { planStatement, stopPlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { SomeFailed } from '../../platform/job/some-failed.ts';
import { click, show } from '../../programme/plan/test-events.ts';
import { createLife } from '../../programme/plan/test-life.ts';
import { createAuditor } from '../../proof/audit/auditor.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { rollUp } from '../figures/roll-up.ts';
import { createEventBlocks } from './event-blocks.ts';
import { type SealingOptions, sealEvents } from './seal-events.ts';

/** A server with plans that ended long ago and can be sealed, and a newer one that cannot. */
export async function createSealedLife() {
  const server = await createTestServer(quickPasswords);
  const { db, clock } = server;
  const life = await createLife(server);
  const catalogue = await life.ready();
  const first = await life.putting(catalogue);
  const serves = await show(db, 2_600, first.delivered);
  await click(db, serves.slice(0, 5), { ...first.delivered, at: clock.now });
  await click(db, serves.slice(0, 2), { ...first.delivered, at: clock.now });
  clock.now = new Date(clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, 3)) await life.convert(serveId);
  await life.flag(first.no, 40);
  const second = await life.putting(catalogue);
  await show(db, 30, second.delivered);
  for (const { no, partner, token } of [first, second]) {
    await life.doJobs();
    const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
    await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
  }
  await life.pass(16 * minuteMs);
  await life.pass(15 * dayMs);
  // A later plan is in the next partition.
  await db.owner.sql`alter sequence plan_id_seq restart with 300`;
  const open = await life.putting(catalogue);
  await show(db, 10, open.delivered);
  await life.pass(40 * dayMs);
  await rollUp({ db }, clock.now);
  const blocks = createEventBlocks(`${server.dataDir}/blocks`);
  const auditor = createAuditor(db, () => clock.now, blocks);
  await auditor.checkRound();
  // The session that the partner put with has ended long ago.
  const visit = { partnerId: first.id, device: 'test', address: '127.0.0.1', now: clock.now };
  const { token } = await startSession(db.sql, visit);
  return {
    server,
    life,
    first,
    second,
    open,
    serves,
    blocks,
    auditor,
    /** Seals at once, even after a failure, and throws what keeps it from sealing. */
    async seal(more: Partial<SealingOptions> = {}) {
      await db.sql`delete from job_problem where job = 'seal-events'`;
      const options = { db, blocks, sealAfterDays: 30, eventsMax: 4_500, ...more };
      await sealEvents(options, clock.now).catch((error) => {
        throw error instanceof SomeFailed ? error.errors[0].cause : error;
      });
    },
    /** All that can be read of the first plan's events, as its partner reads it. */
    read: () => readAll(server, first.no, token),
  };
}

export type SealedLife = Awaited<ReturnType<typeof createSealedLife>>;

const filters = [
  {},
  { kind: 'click' },
  { kind: 'impression', counted: 'valid' },
  { counted: 'invalid' },
  { reason: 'duplicate' },
  { reason: 'one_network' },
] as const;

async function readAll(server: TestServer, planNo: string, token: string) {
  const lists: unknown[] = [];
  for (const filter of filters) {
    for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
      const input = { planNo, ...filter, ...(cursor === undefined ? {} : { cursor }) };
      const answer = await server.ask(planEvents, input, { token });
      if (answer.code !== 200) throw new Error(answer.msg);
      lists.push(answer.data);
      if (answer.data.next === null) break;
      cursor = answer.data.next;
    }
  }
  return { lists, ...(await readFiles(server, planNo, token)) };
}

async function readFiles(server: TestServer, planNo: string, token: string) {
  const get = async (path: string, query: Record<string, string>) => {
    const headers = { 'x-ct': token };
    const answer = await server.app.inject({ url: `/api${path}`, query, headers });
    return answer.body;
  };
  const whole = { planNo, format: 'jsonl' };
  const lines = await get(planEventsFile.path, whole);
  const rest = await get(planEventsFile.path, { ...whole, after: '4000' });
  const table = await get(planEventsFile.path, { planNo, format: 'csv' });
  return { lines, rest, table, statement: await get(planStatement.path, { planNo }) };
}
