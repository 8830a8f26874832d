import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { StoredRecord } from '../../domain/ledger/verify.ts';
import { isLongRun, testSeed } from '../../domain/test-seed.ts';
import { sha256 as hashOf } from '../../server/platform/process/sha256.ts';
import { makeChain, makeFile, makeStatement } from '../../server/proof/statement/test-books.ts';
import {
  between,
  chain,
  first,
  makeTampered,
  other,
  owner,
  signer,
  thief,
  time,
} from './tampered-files.ts';
import { findBad, findLie, verifierFile } from './verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'statement-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an untouched statement is sound, with or without records, from any record on', () => {
  for (const [from, to] of [
    [0, 60],
    [0, 7],
    [13, 40],
    [59, 60],
    [70, 80],
    [-9, 0],
  ] as const) {
    expect(findBad(makeFile(between(from, to), signer), signer.key), `${from} to ${to}`).toBeNull();
  }
});

const rounds = isLongRun ? 10_000 : 1_000;

test(`all of ${rounds} tamperings are found, each with its line (seed ${testSeed})`, () => {
  const missed = makeTampered(rounds, testSeed).flatMap(({ name, file, line, key }) => {
    const found = findBad(file, key ?? null);
    return found?.line === line ? [] : `${name}: line ${line}, found ${found?.line} ${found?.why}`;
  });
  expect(missed).toEqual([]);
});

test('invalid UTF-8, other line endings and a byte order mark are found', () => {
  const file = makeFile(between(0, 9), signer);
  const bytes = Buffer.from(file);
  const at = bytes.indexOf('ขอบคุณ');
  expect(findBad(Buffer.from(bytes).fill(0xff, at, at + 1))).toMatchObject({ line: 2 });
  expect(findBad(file.replaceAll('\n', '\r\n'))).toMatchObject({ line: 1 });
  expect(findBad(`\uFEFF${file}`)).toMatchObject({ line: 1 });
  expect(findBad(`${file}\n`)).not.toBeNull();
  expect(findBad('')).toMatchObject({ line: 1 });
});

test('a wrong balance is found, even if the books were made to fit it', () => {
  const lie = structuredClone(chain.slice(0, 9)) as unknown as {
    entry: { postings: { after: bigint }[] };
  }[];
  const posting = lie[4]?.entry.postings.find(({ after }) => after > 0n);
  if (posting) posting.after += 1_000_000n;

  // All hashes are recomputed over the forgery, and the head is signed with the right key.
  const made = makeStatement(lie as unknown as StoredRecord[], signer, { to: time(60) });
  const lines = rehashed(made.chain.lines);
  const end = { seq: lines.length, hash: lines.at(-1)?.hash ?? '' };
  const forged = { ...made.chain, lines: lines.map(({ line }) => line), end, latest: end };
  expect(findBad(makeFile({ ...made, chain: forged }, signer), signer.key)).toEqual({
    line: 6,
    why: 'has a balance of available that does not follow from the amount',
  });
});

function rehashed(lines: readonly string[]) {
  let previous = '';
  return lines.map((line, index) => {
    const own = index === 0 ? line : line.replace(/"previous":"\w+"/, `"previous":"${previous}"`);
    previous = hashOf(own);
    return { line: own, hash: previous };
  });
}

test('statements that follow each other, overlap or are the same agree', () => {
  const files = {
    a: makeFile(between(0, 20), signer),
    b: makeFile(between(20, 45, { generatedAt: time(120) }), signer),
    c: makeFile(between(10, 60, { generatedAt: time(130) }), signer),
    d: makeFile(between(10, 60), signer),
  };
  expect(findLie(files)).toBeNull();
});

test('statements that contradict each other are found, with file and line', () => {
  const a = makeFile(between(0, 20), signer);
  const twin = makeChain(owner, 60, first, ['another story']);
  const rewritten = makeFile(between(15, 40, { generatedAt: time(120) }, twin), signer);
  expect(findLie({ a, rewritten })).toMatchObject({ file: 'rewritten', line: 1 });
  const shorter = between(15, 40, { generatedAt: time(120) }, chain.slice(0, 18));
  expect(findLie({ a, shorter: makeFile(shorter, signer) })).toMatchObject({
    file: 'shorter',
    line: 5,
    why: 'knows less than a, made before: truncated',
  });
  const hole = between(25, 40, { from: time(18), generatedAt: time(120) });
  const late = { ...between(25, 40), facts: { ...hole.facts } };
  expect(findLie({ a, late: makeFile(late, signer) })).toMatchObject({ file: 'late', line: 1 });
  const theirs = makeFile(between(0, 9, {}, makeChain(other, 20, first)), signer);
  expect(findLie({ a, theirs })).toMatchObject({ file: 'theirs', line: 1 });
});

const run = promisify(execFile);

/** A separate process that may read these files and nothing else, and has no network. */
const verify = (...given: string[]) =>
  run(process.execPath, [
    '--permission',
    `--allow-fs-read=${folder}/*`,
    `--allow-fs-read=${verifierFile}`,
    verifierFile,
    ...given,
  ]);

test('the command needs no network, and its exit code gives the result', async () => {
  const good = join(folder, 'good.jsonl');
  const bad = join(folder, 'bad.jsonl');
  writeFileSync(good, makeFile(between(0, 12), signer));
  writeFileSync(
    bad,
    makeFile(between(0, 12), signer).replace('"remark":"plain"', '"remark":"Plain"'),
  );
  const { stdout } = await verify(good, '--key', signer.key);
  expect(stdout).toContain('sound: 12 records, head 12 ');
  await expect(verify(good, bad)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${bad} line 6: `),
  });
  await expect(verify(good, '--key', thief.key)).rejects.toMatchObject({ code: 1 });
  await expect(verify()).rejects.toMatchObject({ code: 1 });

  // One key in 64 begins with a dash, and is valid all the same.
  const dashed = `-${'A'.repeat(42)}`;
  await expect(verify(good, '--key', dashed)).rejects.toMatchObject({
    stderr: expect.not.stringContaining('ambiguous'),
  });
});
