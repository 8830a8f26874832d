import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { eventLine } from '#domain/delivery/event-line.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { byteOrderMark, textCell } from '#domain/table-cell.ts';
import type { FileWriter } from '../../platform/process/process.ts';
import type { Installation } from '../../platform/settings/settings.ts';
import type { StoredEvent } from './stored-event.ts';

/** The input for the beginning of an events file. */
export interface EventsFileInput {
  readonly format: 'csv' | 'jsonl';
  readonly installation: Pick<Installation, 'name' | 'mode' | 'currency'>;
  readonly planNo: string;
  readonly previousNo: number;
  /** The hash that the first event chains to. */
  readonly previousHash: string;
  readonly key: KeyObject;
  readonly now: Date;
}

export interface EventsFileEnd {
  readonly lastNo: number;
  readonly isLast: boolean;
}

type Writer = FileWriter<readonly StoredEvent[], EventsFileEnd>;

export const createEventsWriter = (input: EventsFileInput): Writer =>
  input.format === 'csv' ? createTableWriter(input.installation) : createLineWriter(input);

/**
 * One line per event exactly as it was hashed, with its hash and any later flag; then the head of
 * the chain, signed together with everything before it.
 */
function createLineWriter(input: EventsFileInput): Writer {
  const { installation, planNo, previousNo, previousHash, key, now } = input;
  const { name, mode, currency } = installation;
  const isSimulated = mode === 'demo' ? { simulated: true } : {};
  const header = canonicalJson({
    format: 'reachbook-events/1',
    network: name,
    mode,
    currency,
    plan: planNo,
    generatedAt: now.toISOString(),
    start: { no: previousNo, hash: previousHash },
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    ...isSimulated,
  });
  const fileDigest = createHash('sha256');
  let previous = previousHash;
  let lines = [header];

  const takeLines = () => {
    const text = lines.map((line) => `${line}\n`).join('');
    lines = [];
    fileDigest.update(text);
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
      return takeLines();
    },
    end({ lastNo, isLast }) {
      const precedingText = takeLines();
      const digest = fileDigest.digest('hex');
      const signature = sign(null, Buffer.from(digest), key).toString('base64url');
      const head = { no: lastNo, hash: previous };

      const lastLine = canonicalJson({ head, isLast, digest, signature, ...isSimulated });
      return `${precedingText}${lastLine}\n`;
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
function createTableWriter({ mode, currency }: EventsFileInput['installation']): Writer {
  const label = mode === 'demo' ? [textCell('SIMULATED')] : [];
  const toCells = (event: StoredEvent) => [
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
  const toTableText = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => `${cells.join(',')}\r\n`).join('');
  let pendingTitles = byteOrderMark + toTableText([titles]);

  return {
    page(events) {
      const text = pendingTitles + toTableText(events.map(toCells));
      pendingTitles = '';
      return text;
    },
    end: () => pendingTitles,
  };
}
