import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { eventsInFile, type planEventsFile as route } from '#contract/delivery.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { eventGenesis, eventLine } from '#domain/delivery/event-line.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { byteOrderMark, textCell } from '#domain/table-cell.ts';
import type { Installation } from '../installation/settings.ts';
import { sha256 } from '../ledger/sha256.ts';
import type { UseCase } from '../parts.ts';
import {
  type ChartPlan,
  findEventHash,
  getOwnPlan,
  listEventsAfter,
  type StoredEvent,
} from './plan-event-store.ts';

const pageSize = 5_000;

/** The events of one file, with the place in the chain that they follow on. */
interface EventRange {
  readonly plan: ChartPlan;
  readonly after: number;
  readonly previous: string;
  readonly events: readonly StoredEvent[];
  readonly isLast: boolean;
}

/** All events of an own plan, those that did not count as well, for a table or for the verifier. */
export const planEventsFile: UseCase<typeof route> = async (call, input) => {
  const { installation } = call.settings;
  const range = await readRange(call, input.planNo, Number(input.after ?? 0));
  const text =
    input.format === 'csv'
      ? makeTable(range, installation)
      : makeLines(range, installation, newestOf(call.secrets.statementKeys), call.now());
  const mark = installation.mode === 'demo' ? 'SIMULATED-' : '';
  const no = range.plan.no.replaceAll(/[^\w-]/g, '');
  return {
    name: `${mark}events-${no}${placeOf(range)}.${input.format}`,
    type:
      input.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
    body: new TextEncoder().encode(text),
  };
};

/** A file that is not the whole says by its name which events it holds, and whether more follow. */
const placeOf = ({ after, events, isLast }: EventRange): string =>
  after === 0 && isLast ? '' : `-${after + 1}-to-${after + events.length}${isLast ? '-last' : ''}`;

const newestOf = (keys: readonly KeyObject[]): KeyObject => keys.at(-1) as KeyObject;

const readRange = (
  { db, member }: Parameters<typeof planEventsFile>[0],
  planNo: string,
  after: number,
): Promise<EventRange> =>
  db.transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    const plan = await getOwnPlan(sql, member.id, planNo);
    const previous =
      after === 0 ? eventGenesis(plan.no, sha256) : await findEventHash(sql, plan.id, after);
    if (previous === null) throw new Refusal('input_invalid', { at: 'after' });
    const events: StoredEvent[] = [];
    let isLast = false;
    while (!isLast && events.length < eventsInFile) {
      const page = await listEventsAfter(sql, plan.id, after + events.length, pageSize);
      events.push(...page);
      isLast = page.length < pageSize;
    }
    // Whoever has exactly as many as fit needs no further file with nothing in it.
    isLast ||= (await listEventsAfter(sql, plan.id, after + events.length, 1)).length === 0;
    return { plan, after, previous, events, isLast };
  });

/**
 * A line for each event exactly as it was hashed, with its hash and what was found later beside
 * it; then the end of the chain, signed together with everything before it.
 */
function makeLines(
  range: EventRange,
  { name, mode, currency }: Installation,
  key: KeyObject,
  now: Date,
): string {
  const { plan, after, events, isLast } = range;
  const isSimulated = mode === 'demo' ? { simulated: true } : {};
  const header = canonicalJson({
    format: 'reachbook-events/1',
    network: name,
    mode,
    currency,
    plan: plan.no,
    generatedAt: now.toISOString(),
    start: { no: after, hash: range.previous },
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    ...isSimulated,
  });
  const lines = [header];
  let previous = range.previous;
  for (const event of events) {
    const { hash, marked } = event;
    lines.push(
      canonicalJson({ ...JSON.parse(eventLine(event, previous)), hash, marked, ...isSimulated }),
    );
    previous = hash;
  }
  const before = `${lines.join('\n')}\n`;
  const digest = createHash('sha256').update(before).digest('hex');
  const signature = sign(null, Buffer.from(digest), key).toString('base64url');
  const head = { no: after + events.length, hash: previous };
  return `${before}${canonicalJson({ head, isLast, digest, signature, ...isSimulated })}\n`;
}

const columns = [
  'No',
  'Time (UTC)',
  'Kind',
  'Counts',
  'Reason',
  'Found invalid later',
  'Price',
  'Cost',
  'Currency',
  'Placement',
  'Country',
  'Device',
  'Ad on a screen',
  'Hash',
];

/** The events as a table for spreadsheets. In a demo every row says what it is. */
function makeTable({ events }: EventRange, { mode, currency }: Installation): string {
  const mark = mode === 'demo' ? [textCell('SIMULATED')] : [];
  const rows = events.map((event) => [
    ...mark,
    String(event.no),
    textCell(event.at.toISOString()),
    textCell(event.kind),
    textCell(event.invalid === null && event.marked === null ? 'yes' : 'no'),
    textCell(event.invalid ?? ''),
    textCell(event.marked ?? ''),
    formatMicro(micro(event.price)),
    formatMicro(micro(event.cost)),
    textCell(currency),
    textCell(event.zone),
    textCell(event.country),
    textCell(event.device),
    textCell(event.serveId),
    textCell(event.hash),
  ]);
  const titles = [...(mode === 'demo' ? ['Source'] : []), ...columns].map(textCell);
  return byteOrderMark + [titles, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
