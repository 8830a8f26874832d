import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { askErasure } from '#contract/desk/personal-data.ts';
import { pushHosts } from '#domain/push/push.ts';
import { minuteMs } from '#domain/time.ts';
import { findClick } from '../../ads/conversion/click-store.ts';
import { openDispute } from '../../ads/conversion/open-dispute.ts';
import { createEventBlocks } from '../../ads/event-block/event-blocks.ts';
import { admitStaff, withSecond } from '../../desk/test-desk.ts';
import { enqueueMessage } from '../../people/outbox/outbox.ts';
import type { Job } from '../../platform/job/job.ts';
import { click, consume, type TestDelivery } from '../../programme/plan/test-events.ts';
import { cents, type Life } from '../../programme/plan/test-life.ts';
import type { TestCatalogue } from '../../programme/plan/test-plan.ts';
import { saveSubscription } from '../../programme/push/push-store.ts';
import { sendPush } from '../../programme/push/send-push.ts';
import type { TestServer } from '../../test-server.ts';
import { visitorJob } from '../demo/supply-visitors.ts';
import { cosigningJob, erasingJob, jobsOf, mailingJob, sealingJob } from './jobs.ts';
import type { Row } from './test-bad-row.ts';

export type Three<Item> = readonly [Item, Item, Item];

export const mapThree = async <From, To>(items: Three<From>, map: (item: From) => Promise<To>) =>
  [await map(items[0]), await map(items[1]), await map(items[2])] as const;

export const rowsOf = <Item>(items: Three<Item>, rowOf: (item: Item) => Row): Three<Row> => [
  rowOf(items[0]),
  rowOf(items[1]),
  rowOf(items[2]),
];

/** A step of a plan. */
export const movedRow = (planId: bigint | number, status: string): Row => ({
  plan_id: Number(planId),
  to_status: status,
});

export const planOf = ({ planId }: Pick<Story, 'planId'>): Row => ({ plan_id: planId });

/** All jobs, which find a push service and a mail server that take everything. */
export function createJobs(server: TestServer, life: Life): Job[] {
  const { db, secrets, dataDir } = server;
  const services = { ...life.services, secrets, pushHosts, appOrigin: 'https://ads.example' };
  const send = async () => ({ status: 201, failure: null });
  const mailer = { send: async () => true, check: async () => {}, close() {} };
  const blocks = createEventBlocks(join(dataDir, 'blocks'));
  return [
    ...jobsOf(services),
    { name: 'send-push', everyMs: 5_000, run: (now) => sendPush({ ...services, send }, now) },
    mailingJob({ ...services, mailer }),
    visitorJob(services),
    cosigningJob(services),
    erasingJob(db, dataDir),
    sealingJob({ db, blocks, sealAfterDays: 30 }),
  ];
}

/** A click and its order. */
interface Order {
  readonly serveId: string;
  readonly conversion: string;
}

/** A plan that is delivered, with an order whose click is bad, a held one and a disputed one. */
export interface Story extends Record<'flagged' | 'held' | 'disputed', Order> {
  readonly no: string;
  readonly planId: number;
  readonly publisherId: string;
  readonly delivered: TestDelivery;
}

/** The plan is shown until its money is used up, and brings orders. */
export async function deliverPlan(
  server: TestServer,
  life: Life,
  { no, catalogue }: { readonly no: string; readonly catalogue: TestCatalogue },
): Promise<Story> {
  const planId = Number((await life.plan(no)).id);
  const delivered = { planId, catalogue, at: server.clock.now };

  const serves = await consume(server.db, cents(10), delivered);
  await click(server.db, serves.slice(0, 3), delivered);
  const order = async (serveId = ''): Promise<Order> => {
    const { conversion } = await life.convert(serveId);
    return { serveId, conversion };
  };

  // An order that comes so soon after its click is held.
  const held = await order(serves[0]);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const [flagged, disputed] = [await order(serves[1]), await order(serves[2])];

  const clickRow = await findClick(server.db.sql, disputed.serveId);
  if (!clickRow) throw new Error('There was no such click');
  const dispute = { openedBy: 'merchant', text: 'The card was stolen' } as const;
  await openDispute(life.services, clickRow, disputed.conversion, dispute);
  return { no, planId, publisherId: catalogue.publisherId, delivered, held, flagged, disputed };
}

/** Two people decide that three partners are to be erased. */
export async function askErasures(server: TestServer): Promise<Three<string>> {
  const roles = ['support', 'approver'] as const;
  const first = await admitStaff(server, 'Ann First', ...roles);
  const both = withSecond(first, await admitStaff(server, 'Bo Second', ...roles));
  const ask = async (username: string) => {
    await server.admit(username);
    const { id } = await server.db.sql.one<{ id: string }>`
      select id from partner where username = ${username}`;
    await both.get(askErasure, { id, reason: 'Asked in a letter.', reference: 'letter 17' });
    const row = await server.db.sql.one<{ id: string }>`
      select id from erasure where partner_id = ${id}`;
    return row.id;
  };
  return mapThree(['dora', 'emil', 'finn'], ask);
}

/** A partner's browser takes pushes from now on. Returns the id of its session. */
export async function subscribeToPushes(server: TestServer, partnerId: string): Promise<string> {
  const { sql } = server.db;
  const { id: sessionId } = await sql.one<{ id: string }>`
    select id from session where partner_id = ${partnerId}`;
  const endpoint = `https://fcm.googleapis.com/${sessionId}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  await saveSubscription(sql, { sessionId, partnerId, endpoint, ...keys }, server.clock.now);
  return sessionId;
}

/** Enqueues a mail to an address of a partner's own. Returns its id. */
export async function enqueueMail({ db, clock }: TestServer, partnerId: string): Promise<string> {
  const recipient = { partnerId, address: `${partnerId}@elsewhere.example` };
  const message = { kind: 'contact-changed', recipient } as const;
  await db.transaction((sql) => enqueueMessage(sql, message, clock.now));
  const { id } = await db.sql.one<{ id: string }>`
    select id from outbox_message where address = ${recipient.address}`;
  return id;
}
