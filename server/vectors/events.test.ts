import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import {
  type DeliveryEvent,
  devices,
  eventGenesis,
  eventHash,
} from '#domain/delivery/event-line.ts';
import { flagReasons } from '#domain/delivery/flag.ts';
import { makePlan, makeProduct } from '../ads/delivery/test-delivery.ts';
import { chainEvents } from '../ads/event-block/block-chain.ts';
import { readRows } from '../ads/event-block/block-file.ts';
import { listUnsealedPlans } from '../ads/event-block/block-store.ts';
import { toAsyncBuffer } from '../ads/event-block/bytes-buffer.ts';
import { createEventsWriter } from '../ads/figures/events-writer.ts';
import type { StoredEvent } from '../ads/figures/stored-event.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import {
  expectVectors,
  fixedNow,
  hashedTexts,
  idOf,
  keptVector,
  networkKey,
  sha256,
} from './test-vectors.ts';

const planNo = 'P4711';
const base: DeliveryEvent = {
  ...{ no: 1, kind: 'impression', at: fixedNow, serveId: idOf(11), placementId: 3, creativeId: 5 },
  ...{ invalid: null, price: 2_000n, cost: 2_000n, pay: 1_700n, country: 'DE', device: 'phone' },
  viewer: '0123456789abcdef01234567',
};

/** An event of every kind, with every reason not to count, and of every device. */
const named: [string, DeliveryEvent][] = [
  ...eventKinds.map((kind): [string, DeliveryEvent] => [kind, { ...base, kind }]),
  ...invalidReasons.map((invalid): [string, DeliveryEvent] => [
    invalid,
    { ...base, invalid, cost: 0n, country: '"' },
  ]),
  ...devices.map((device): [string, DeliveryEvent] => [`device ${device}`, { ...base, device }]),
];
const events = named.map(([, event], at) => ({ ...event, no: at + 1 }));
const chained = chainEvents(
  events.map((event) => ({ ...event, planId: 1 })),
  eventGenesis(planNo, sha256),
);

test('events and their chain', () => {
  let previous = eventGenesis(planNo, sha256);
  const made = named.map(([name], at) => {
    const event = events[at] as DeliveryEvent;
    const [vector] = hashedTexts((hash) => {
      previous = eventHash(event, previous, hash);
    });
    return [name, { ...vector }] as const;
  });
  const [genesis] = hashedTexts((hash) => eventGenesis(planNo, hash));
  expectVectors('events', { genesis: { ...genesis }, ...Object.fromEntries(made) });
});

test('the signed file of a plan’s events', () => {
  const stored: StoredEvent[] = chained.slice(0, flagReasons.length + 1).map((event, at) => ({
    ...event,
    flagged: flagReasons[at] ?? null,
    placement: 'Top',
  }));
  const fileOf = (mode: 'demo' | 'live') => {
    const writer = createEventsWriter({
      ...{ format: 'jsonl', planNo, previousNo: 0, key: networkKey, now: fixedNow },
      installation: { name: 'Test Network', mode, currency: 'EUR' },
      previousHash: eventGenesis(planNo, sha256),
    });
    const text = `${writer.page(stored)}${writer.end({ lastNo: stored.length, isLast: true })}`;
    return text.split('\n');
  };
  expectVectors('event-files', { live: fileOf('live'), demo: fileOf('demo') });
});

test('a sealed block is read as it was written, and leads to the same hash', async () => {
  const kept = keptVector<string>('blocks', 'bytes');
  const bytes = new Uint8Array(Buffer.from(kept, 'base64'));
  const rows = await readRows(toAsyncBuffer(bytes), 0, events.length);
  const head = chainEvents(rows, eventGenesis(planNo, sha256)).at(-1)?.hash;
  expect(head).toBe(chained.at(-1)?.hash);
  expectVectors('blocks', { bytes: kept, sha256: sha256(bytes), head: head ?? '' });
});

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('the database begins a plan’s chain with the hash of its number', async () => {
  const product = await makeProduct(db, {}, fixedNow);
  const plan = await makePlan(db, { product, amount: 1_000_000n }, fixedNow);
  const meter = await db.sql.maybeOne<{ head: string }>`
    select encode(head, 'hex') head from plan_meter where plan_id = ${plan.id}`;
  expect(meter?.head).toBe(sha256(plan.no));
  await db.owner.sql`update plan_meter set last_no = 1 where plan_id = ${plan.id}`;
  const partition = await db.sql.maybeOne<{ no: number }>`select event_partition_of(${plan.id}) no`;
  const [unsealed] = await listUnsealedPlans(db.sql, partition?.no ?? 0);
  expect(unsealed?.head).toBe(sha256(plan.no));
});
