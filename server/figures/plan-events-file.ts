import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
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

/** Few enough that reading and writing them out holds nobody else up. */
const pageSize = 500;

interface Place {
  readonly plan: ChartPlan;
  readonly after: number;
  /** The hash that the first event follows on. */
  readonly previous: string;
}

/** The pages of a file as they are written, and its end. */
interface Writer {
  page(events: readonly StoredEvent[]): string;
  end(head: { readonly no: number; readonly isLast: boolean }): string;
}

/** All events of an own plan, those that did not count as well, for a table or for the verifier. */
export const planEventsFile: UseCase<typeof route> = async (call, input) => {
  const { installation } = call.settings;
  const isTable = input.format === 'csv';
  const key = newestOf(call.secrets.statementKeys);
  const now = call.now();
  const after = Number(input.after ?? 0);
  const written = await write(call, input.planNo, after, (place) =>
    isTable ? tableWriter(installation) : lineWriter(place, installation, key, now),
  );
  const mark = installation.mode === 'demo' ? 'SIMULATED-' : '';
  const no = written.plan.no.replaceAll(/[^\w-]/g, '');
  return {
    name: `${mark}events-${no}${placeOf(after, written)}.${input.format}`,
    type: isTable ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
    body: new Uint8Array(Buffer.concat(written.chunks)),
  };
};

interface Written {
  readonly plan: ChartPlan;
  readonly count: number;
  readonly isLast: boolean;
  readonly chunks: readonly Buffer[];
}

/** A file that is not the whole says by its name which events it holds, and whether more follow. */
const placeOf = (after: number, { count, isLast }: Written): string =>
  after === 0 && isLast ? '' : `-${after + 1}-to-${after + count}${isLast ? '-last' : ''}`;

const newestOf = (keys: readonly KeyObject[]): KeyObject => keys.at(-1) as KeyObject;

/** Reads and writes page by page; between two pages others have their turn. */
const write = (
  { db, member }: Parameters<typeof planEventsFile>[0],
  planNo: string,
  after: number,
  writerOf: (place: Place) => Writer,
): Promise<Written> =>
  db.transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    const plan = await getOwnPlan(sql, member.id, planNo);
    const previous =
      after === 0 ? eventGenesis(plan.no, sha256) : await findEventHash(sql, plan.id, after);
    if (previous === null) throw new Refusal('input_invalid', { at: 'after' });
    const writer = writerOf({ plan, after, previous });
    const chunks: Buffer[] = [];
    let count = 0;
    let isLast = false;
    while (!isLast && count < eventsInFile) {
      const page = await listEventsAfter(sql, plan.id, after + count, pageSize);
      chunks.push(Buffer.from(writer.page(page)));
      count += page.length;
      isLast = page.length < pageSize;
      await setImmediate();
    }
    // Whoever has exactly as many as fit needs no further file with nothing in it.
    isLast ||= (await listEventsAfter(sql, plan.id, after + count, 1)).length === 0;
    chunks.push(Buffer.from(writer.end({ no: after + count, isLast })));
    return { plan, count, isLast, chunks };
  });

/**
 * A line for each event exactly as it was hashed, with its hash and what was found later beside
 * it; then the end of the chain, signed together with everything before it.
 */
function lineWriter(
  { plan, after, previous: start }: Place,
  { name, mode, currency }: Installation,
  key: KeyObject,
  now: Date,
): Writer {
  const isSimulated = mode === 'demo' ? { simulated: true } : {};
  const header = canonicalJson({
    format: 'reachbook-events/1',
    network: name,
    mode,
    currency,
    plan: plan.no,
    generatedAt: now.toISOString(),
    start: { no: after, hash: start },
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    ...isSimulated,
  });
  const digested = createHash('sha256');
  let previous = start;
  let lines = [header];
  const taken = () => {
    const text = lines.map((line) => `${line}\n`).join('');
    lines = [];
    digested.update(text);
    return text;
  };
  return {
    page(events) {
      for (const event of events) {
        const { hash, marked } = event;
        const line = JSON.parse(eventLine(event, previous));
        lines.push(canonicalJson({ ...line, hash, marked, ...isSimulated }));
        previous = hash;
      }
      return taken();
    },
    end({ no, isLast }) {
      const before = taken();
      const digest = digested.digest('hex');
      const signature = sign(null, Buffer.from(digest), key).toString('base64url');
      const head = { no, hash: previous };
      return `${before}${canonicalJson({ head, isLast, digest, signature, ...isSimulated })}\n`;
    },
  };
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
function tableWriter({ mode, currency }: Installation): Writer {
  const mark = mode === 'demo' ? [textCell('SIMULATED')] : [];
  const rowOf = (event: StoredEvent) => [
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
  ];
  const titles = [...(mode === 'demo' ? ['Source'] : []), ...columns].map(textCell);
  const textOf = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => `${cells.join(',')}\r\n`).join('');
  let beginning = byteOrderMark + textOf([titles]);
  return {
    page(events) {
      const text = beginning + textOf(events.map(rowOf));
      beginning = '';
      return text;
    },
    end: () => beginning,
  };
}
