import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { eventLine } from '#domain/delivery/event-line.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { byteOrderMark, textCell } from '#domain/table-cell.ts';
import type { FileWriter } from '../../platform/process/process.ts';
import type { Installation } from '../../platform/settings/settings.ts';
import type { StoredEvent } from './stored-event.ts';

/** The input for the beginning of an events file. */
export interface EventsFileGiven {
  readonly format: 'csv' | 'jsonl';
  readonly installation: Pick<Installation, 'name' | 'mode' | 'currency'>;
  readonly planNo: string;
  readonly after: number;
  /** The hash that the first event chains to. */
  readonly previous: string;
  readonly key: KeyObject;
  readonly now: Date;
}

export interface EventsFileLast {
  readonly no: number;
  readonly isLast: boolean;
}

type Writer = FileWriter<readonly StoredEvent[], EventsFileLast>;

export const eventsWriter = (given: EventsFileGiven): Writer =>
  given.format === 'csv' ? tableWriter(given.installation) : lineWriter(given);

/**
 * One line per event exactly as it was hashed, with its hash and any later flag; then the head of
 * the chain, signed together with everything before it.
 */
function lineWriter(given: EventsFileGiven): Writer {
  const { installation, planNo, after, previous: start, key, now } = given;
  const { name, mode, currency } = installation;
  const isSimulated = mode === 'demo' ? { simulated: true } : {};
  const header = canonicalJson({
    format: 'reachbook-events/1',
    network: name,
    mode,
    currency,
    plan: planNo,
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
        const { hash, flagged } = event;
        const line = JSON.parse(eventLine(event, previous));
        lines.push(canonicalJson({ ...line, hash, flagged, ...isSimulated }));
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

/** The events as a spreadsheet table. In a demo, every row says that it is simulated. */
function tableWriter({ mode, currency }: EventsFileGiven['installation']): Writer {
  const label = mode === 'demo' ? [textCell('SIMULATED')] : [];
  const rowOf = (event: StoredEvent) => [
    ...label,
    String(event.no),
    textCell(event.at.toISOString()),
    textCell(event.kind),
    textCell(event.invalid === null && event.flagged === null ? 'yes' : 'no'),
    textCell(event.invalid ?? ''),
    textCell(event.flagged ?? ''),
    formatMicro(micro(event.price)),
    formatMicro(micro(event.cost)),
    textCell(currency),
    textCell(event.placement),
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
