import { randomUUID } from 'node:crypto';
import { figureNames } from '#domain/delivery/ad-center-figures.ts';
import type { PeriodType } from '#domain/delivery/period.ts';
import { dayMs } from '#domain/time.ts';
import { readFigures } from '../../server/ads/figures/read-figures.ts';
import { rollUp } from '../../server/ads/figures/roll-up.ts';
import { makePlan, type TestPlan } from '../../server/ads/figures/test-delivery.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { runtimeRole } from '../../server/platform/database/runtime-role.ts';
import type { TestDb } from '../../server/platform/database/test-db.ts';
import { enterReadyPartner } from '../../server/programme/wallet/test-ready-partner.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { loadWhileCounting } from './count-under-load.ts';

export interface FiguresServerGiven {
  readonly events: number;
}

/** How long it took to make and to count the events, in seconds. */
export interface FiguresServer {
  readonly made: number;
  readonly counted: number;
}

export type FiguresQuestion = { readonly act: 'ask' } | { readonly act: 'load' };

export type FiguresAnswer =
  | { readonly ms: number }
  | { readonly lagSeconds: number; readonly perSecond: number }
  | { readonly failed: string };

const plansCount = 20;
const daysOfPlan = 5;
const now = new Date('2026-11-15T12:00:00Z');

const folder = makeTestFolder();
const embedded = await startEmbedded({ folder: folder.path });
const owner = openDb(embedded.url);
await migrate(owner);
const runtime = openDb(embedded.url, { role: runtimeRole });
await createDemo({ db: runtime, passwords: quickPasswords, now: () => now });
// Nothing here must survive a crash, and the write-ahead log would take half of the time.
await owner.sql`alter table part.event_0 set unlogged`;
const db: TestDb = { ...runtime, owner, url: embedded.url, ownerUrl: embedded.url };

/**
 * Events of a plan over its days, made by the database itself: hashes, the slow part of real ones,
 * play no role in reading. Three placements, one click per hundred, some invalid.
 */
const writePlan = (plan: TestPlan, count: number, start: Date) =>
  owner.transaction(async (sql) => {
    await sql`
      insert into event (plan_id, no, kind, at, serve_id, placement_id, creative_id, invalid,
        price, cost, pay, country, device, viewer, hash)
      select ${plan.id}, n, case when n % 100 = 0 then 7 when n % 2 = 0 then 1 else 0 end,
             ${start}::timestamptz + n * (${daysOfPlan} * interval '1 day' / ${count}::bigint),
               ${randomUUID()},
             (${plan.placements}::int[])[1 + n % 3], ${plan.creativeId}, case when n % 14 = 0
               and n % 100 > 0 then 4 end, 10,
             case when n % 2 = 0 and n % 14 > 0 then 1 else 0 end * 10, 0, 'TH', 1, '\\x01',
             sha256('\\x01')
        from generate_series(1, ${count}::bigint) n`;
    await sql`update plan_meter set last_no = ${count} where plan_id = ${plan.id}`;
  });

const seconds = (since: number) => (performance.now() - since) / 1000;

const partner = randomUUID();
await runtime.transaction((sql) => enterReadyPartner(sql, partner));
const began = performance.now();
const { events } = readGiven<FiguresServerGiven>();
for (let plansLeft = plansCount; plansLeft > 0; plansLeft -= 1) {
  const start = new Date(now.getTime() - plansLeft * daysOfPlan * dayMs);
  const plan = await makePlan(db, partner, { at: start, hold: 100_000_000_000n });
  await writePlan(plan, events / plansCount, start);
}
const writeSeconds = seconds(began);
const counting = performance.now();
await rollUp({ db }, now);
const countSeconds = seconds(counting);
await owner.sql`vacuum analyze`;

/** The four periods as a dashboard requests them, in a time zone whose days differ from UTC. */
async function askAll(): Promise<number> {
  const since = performance.now();
  for (const type of ['1', '2', '3', '4'] as PeriodType[]) {
    const answer = await readFigures(runtime, partner, type, 'Asia/Bangkok', now);
    if (answer.figures.length !== figureNames.length) throw new Error('There are no figures');
  }

  return performance.now() - since;
}

async function answer(question: FiguresQuestion): Promise<FiguresAnswer> {
  return question.act === 'ask' ? { ms: await askAll() } : loadWhileCounting(db, partner);
}

endWithBench(async () => {
  await runtime.close();
  await owner.close();
  await embedded.stop();
  folder.remove();
});
process.on('message', (question: FiguresQuestion) =>
  answer(question)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say({ made: writeSeconds, counted: countSeconds } satisfies FiguresServer);
