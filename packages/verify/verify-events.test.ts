import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../domain/canonical-json.ts';
import { eventKinds } from '../../domain/delivery/event.ts';
import { type DeliveryEvent, eventGenesis, eventLine } from '../../domain/delivery/event-line.ts';
import { verifier } from '../../server/ads/figures/test-verifier.ts';
import { sha256 } from '../../server/platform/process/sha256.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x ?? '';

const factsOf = (no: number): DeliveryEvent => ({
  no,
  kind: eventKinds[no % eventKinds.length] ?? 'serve',
  at: new Date(Date.UTC(2026, 10, 15) + no * 60_000),
  serveId: `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
  placementId: 1,
  creativeId: 1,
  invalid: no % 5 === 0 ? 'bot' : null,
  price: 1_500n,
  cost: no % 9 === 1 && no % 5 !== 0 ? 1_500n : 0n,
  pay: 0n,
  country: 'DE',
  device: 'phone',
  viewer: 'aabb',
});

/** The lines of a complete file. */
function linesOf(count: number): string[] {
  let previous = eventGenesis('P1', sha256);
  const start = { no: 0, hash: previous };
  const header = { format: 'reachbook-events/1', plan: 'P1', mode: 'live', key, start };
  const lines = [canonicalJson(header)];

  for (let no = 1; no <= count; no += 1) {
    const line = eventLine(factsOf(no), previous);
    const hash = sha256(line);
    lines.push(canonicalJson({ ...JSON.parse(line), hash, flagged: null }));
    previous = hash;
  }

  return lines;
}

/** Ends a file as the server does, signed with any key. */
function ended(lines: readonly string[], head: { no: number; hash: string }, by = privateKey) {
  const before = `${lines.join('\n')}\n`;
  const digest = createHash('sha256').update(before).digest('hex');
  const signature = sign(null, Buffer.from(digest), by).toString('base64url');
  return `${before}${canonicalJson({ head, isLast: true, digest, signature })}\n`;
}

const lines = linesOf(40);
const last = { no: 40, hash: JSON.parse(lines.at(-1) as string).hash as string };
const file = ended(lines, last);

test('an untouched event file is sound and adds up to its figures', () => {
  const { events } = verifier.readFile(file, key);
  const fold = verifier.foldEvents(events);
  const expected = Array.from({ length: 40 }, (_, index) => factsOf(index + 1));
  const cost = expected.reduce((sum, event) => sum + event.cost, 0n);
  expect(verifier.amount(fold.consumed)).toBe(verifier.amount(cost));
  expect(fold.quality.click?.gross).toBe(expected.filter(({ kind }) => kind === 'click').length);
  const { from, to } = { from: '2026-11-15T00:05:00.000Z', to: '2026-11-15T00:10:00.000Z' };
  const some = verifier.foldEvents(events, { from, to });
  expect(Object.values(some.quality).reduce((sum, { gross }) => sum + gross, 0)).toBe(5);
});

test('every change, omission, addition or move is found, whoever signs the file again', () => {
  const swapped = lines.toSpliced(5, 2, lines[6] as string, lines[5] as string);
  const cheaper = lines.with(2, (lines[2] as string).replace('"cost":"0"', '"cost":"9"'));
  const valid = lines.with(5, (lines[5] as string).replace('"bot"', 'null'));
  const shorter = lines.slice(0, -1);
  const tampered = {
    changed: ended(cheaper, last),
    counted: ended(valid, last),
    'left out': ended(lines.toSpliced(7, 1), last),
    'cut off': ended(shorter, last),
    moved: ended(swapped, last),
    doubled: ended(lines.toSpliced(7, 0, lines[6] as string), last),
    'of another plan': ended(lines.with(0, (lines[0] as string).replace('P1', 'P2')), last),
    'not ended': `${lines.join('\n')}\n`,
    'flagged without a signature': file.replace('"flagged":null', '"flagged":"one_network"'),
    'signed by a stranger': ended(lines, last, generateKeyPairSync('ed25519').privateKey),
  };

  for (const [what, text] of Object.entries(tampered)) {
    expect(() => verifier.readFile(text, key), what).toThrow(/line \d+/);
  }
});

test('the second of two files must continue the first', () => {
  const one = verifier.readFile(file, key);
  expect(() => verifier.joinFiles([one, one])).toThrow('events after 40 are missing');
});
