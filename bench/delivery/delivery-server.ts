import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createEventLog } from '../../server/ads/delivery/event-log.ts';
import { createServeId } from '../../server/ads/delivery/serve-id.ts';
import { createTokenSigner } from '../../server/ads/delivery/token-signer.ts';
import { createServer } from '../../server/app/create-server.ts';
import { createDemo } from '../../server/app/demo/create-demo.ts';
import { jobsOf } from '../../server/app/jobs/jobs.ts';
import { createMoneyQueue } from '../../server/books/ledger/money-queue.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { noPages } from '../../server/platform/gateway/pages.ts';
import { readClock } from '../../server/platform/job/job-store.ts';
import { startJobs } from '../../server/platform/job/run-jobs.ts';
import { readConfig } from '../../server/platform/settings/config.ts';
import { createSecrets } from '../../server/platform/settings/secrets.ts';
import { getSettings } from '../../server/platform/settings/settings-store.ts';
import { startAuditor } from '../../server/proof/audit/auditor.ts';
import { endWithBench, readGiven, say } from '../child.ts';
import { startBenchStream } from './bench-stream.ts';
import { databaseCpu, programsCpu } from './cpu-time.ts';
import { makeManyPlans } from './many-plans.ts';
import { makePastEvents } from './past-events.ts';

export interface DeliveryServerGiven {
  readonly plans: number;
  /** How many past events there are. */
  readonly events?: number;
  /** Whether events go through a stream of three nodes that sync to disk. */
  readonly hasStream?: boolean;
  /** Whether it runs its jobs and audits its books meanwhile, as a server does. */
  readonly hasJobs?: boolean;
}

export interface DeliveryServer {
  readonly url: string;
  readonly servePath: string;
}

/** CPU time in microseconds or rows read so far, or tokens that are ready to be reported. */
export type DeliveryQuestion =
  | { readonly act: 'cpu' }
  | { readonly act: 'reads' }
  | { readonly act: 'catchUp' }
  | { readonly act: 'write'; readonly count: number }
  | { readonly act: 'tokens'; readonly count: number; readonly areSeen: boolean };

export type DeliveryAnswer =
  | { readonly cpu: number }
  | { readonly reads: number }
  | { readonly perSecond: number }
  | { readonly caughtUp: true }
  | { readonly tokens: readonly string[] }
  | { readonly failed: string };

const folder = makeTestFolder();
const embedded = await startEmbedded({ folder: folder.path });
const config = readConfig({ PORT: '0', DATABASE_URL: embedded.url, DATA_DIR: folder.path });
const database = await openDatabase(config);
const { db } = database;
const now = () => new Date();
await createDemo({ db, passwords: quickPasswords, now });
const owner = openDb(embedded.url);
const { plans, events = 0, hasJobs = false, hasStream } = readGiven<DeliveryServerGiven>();
const manyPlans = await makeManyPlans(owner, plans, now());
if (events > 0) await makePastEvents(owner, manyPlans, events);
const secrets = createSecrets();
const services = { ...config, db, now, secrets, passwords: quickPasswords, pages: noPages };
const stream = hasStream ? await startBenchStream(db, folder.path) : null;
const app = await createServer({ ...services, events: stream?.part ?? null });
await app.listen({ port: config.port, host: config.host });

const running = hasJobs ? await startWork() : null;

/** A server's background work beside its calls. */
async function startWork(): Promise<{ close(): Promise<void> }> {
  const onProblem = (...problem: unknown[]) => console.error(...problem);
  const settings = await getSettings(db.sql);
  const money = createMoneyQueue(db, now);
  const clock = () => readClock(db.sql);
  const jobs = startJobs(db, jobsOf({ db, settings, money }), clock, { onProblem });
  const auditor = startAuditor(db, now, { onProblem });

  return {
    async close() {
      await jobs.close();
      await auditor.close();
    },
  };
}

async function countReads(): Promise<number> {
  const row = await owner.sql.one<{ reads: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 reads
      from pg_stat_user_tables`;
  return row?.reads ?? 0;
}

const signer = createTokenSigner(secrets.deliveryKey, false);
const log = createEventLog(db);

/** Tokens as the server issues them; on request, each with its impression already reported. */
async function makeTokens(count: number, areSeen: boolean): Promise<string[]> {
  const tokens: string[] = [];
  const impressions: Promise<unknown>[] = [];

  for (let index = 0; index < count; index += 1) {
    const issuedAt = Date.now();
    const serveId = createServeId(issuedAt);
    const planId = manyPlans.planIds[index % manyPlans.planIds.length] ?? 0;
    const stamped = {
      planId,
      creativeId: manyPlans.creativeId,
      placementId: manyPlans.placement.id,
      price: 2_000n,
    };

    const knownPart = { ...stamped, pay: 1_700n };
    const shownPart = { priceModel: 'cpm', format: 'image' } as const;
    tokens.push(signer.sign({ ...knownPart, ...shownPart, serveId: serveId.bytes, issuedAt }));
    if (!areSeen) continue;

    const event = { ...knownPart, kind: 'impression', at: now(), serveId: serveId.text } as const;
    const viewer = { country: 'DE', device: 'phone', viewer: '0011223344556677' } as const;
    impressions.push(log.append({ ...event, ...viewer, invalid: null, isBillable: true }));
  }

  await Promise.all(impressions);
  return tokens;
}

async function countWritten(): Promise<number> {
  const row = await owner.sql.one<{ sum: number }>`select sum(last_no)::float8 from plan_meter`;
  return row?.sum ?? 0;
}

/** Events into the books, without HTTP: as many at once as a busy process has waiting. */
async function write(count: number): Promise<number> {
  const writing = stream?.log ?? log;
  const wanted = (await countWritten()) + count;
  const began = performance.now();
  const waiting: Promise<unknown>[] = [];

  for (let index = 0; index < count; index += 1) {
    const planId = manyPlans.planIds[index % manyPlans.planIds.length] ?? 0;
    waiting.push(
      writing.append({
        ...{ planId, creativeId: manyPlans.creativeId, placementId: manyPlans.placement.id },
        ...{ price: 2_000n, pay: 1_700n, kind: 'impression', at: now(), isBillable: true },
        ...{ serveId: createServeId(Date.now()).text, invalid: null, country: 'DE' },
        ...{ device: 'phone', viewer: '0011223344556677' },
      }),
    );
  }

  await Promise.all(waiting);
  while ((await countWritten()) < wanted) await wait(5);

  return (count * 1000) / (performance.now() - began);
}

async function answer(question: DeliveryQuestion): Promise<DeliveryAnswer> {
  if (question.act === 'tokens') {
    return { tokens: await makeTokens(question.count, question.areSeen) };
  }
  if (question.act === 'reads') return { reads: await countReads() };
  if (question.act === 'catchUp') {
    await stream?.caughtUp();
    return { caughtUp: true };
  }
  if (question.act === 'write') return { perSecond: await write(question.count) };

  const { user, system } = process.cpuUsage();
  const others = databaseCpu(folder.path) + programsCpu(stream?.pids() ?? []);

  return { cpu: user + system + others };
}

endWithBench(async () => {
  await running?.close();
  await owner.close();
  await app.close();
  await log.close();
  await stream?.close();
  await database.close();
  await embedded.stop();
  folder.remove();
});
process.on('message', (question: DeliveryQuestion) =>
  answer(question)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
const { port } = app.server.address() as AddressInfo;
say({
  url: `http://${config.host}:${port}`,
  servePath: `/v1/serve?z=${manyPlans.placement.key}&cb=1`,
} satisfies DeliveryServer);
