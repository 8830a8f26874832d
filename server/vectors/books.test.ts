import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutsideAuditResult } from '#domain/audit/audit-result.ts';
import type { Pocket } from '#domain/ledger/accounts.ts';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { micro } from '#domain/money.ts';
import { noBlocks } from '../ads/event-block/event-blocks.ts';
import { lockWallets, post } from '../books/ledger/post-entries.ts';
import { decide } from '../books/ledger/test-ledger.ts';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { admitPerson } from '../platform/database/test-staff.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../platform/settings/create-installation.ts';
import { getSettings } from '../platform/settings/settings-store.ts';
import { publishKeys } from '../platform/settings/signing-keys.ts';
import { composeExport } from '../proof/outside-audit/compose-export.ts';
import { readBooks } from '../proof/outside-audit/export-store.ts';
import {
  expectVectors,
  fixedNow,
  fixedSecrets,
  idOf,
  laterKey,
  oddText,
  outsideKey,
  partner,
  sha256,
  signWith,
} from './test-vectors.ts';

const folder = makeTestFolder();
let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'live', currency: 'EUR', name: 'Test Network' } as const;
  await createInstallation(db.sql, installation, initialConfiguration, 'a test', fixedNow);
  await publishKeys(db, fixedSecrets, fixedNow, 'a test');

  // An export tells people apart by a digest of their ids.
  await admitPerson(db.sql, 'Ann Lee', idOf(31));
  await admitPerson(db.sql, 'Bo Chen', idOf(32));
});
afterAll(async () => {
  await db.close();
  folder.remove();
});

const moved = (from: Pocket, to: Pocket, amount: bigint) => ({
  from: { owner: partner, pocket: from },
  to: { owner: partner, pocket: to },
  amount: micro(amount),
});

test('the chains as the database keeps them', async () => {
  const entries = [
    createEntry({
      id: idOf(500),
      kind: 'deposit',
      transfers: [moved('bank_in', 'available', 5_000_001n)],
      cause: { reference: 'R-1', proposal: idOf(900) },
      remark: oddText,
    }),
    createEntry({
      id: idOf(601),
      kind: 'payout_request',
      transfers: [moved('available', 'payout', 1_250_000n)],
      cause: { payout: idOf(7) },
    }),
  ];
  const records = await db.transaction(async (sql) => {
    const decided: Entry[] = [];
    for (const entry of entries) decided.push(await decide(sql, entry, fixedNow));
    return post(sql, await lockWallets(sql, [partner]), decided, fixedNow, 'payout:r-1');
  });
  const stored = await db.sql.many<{ seq: bigint; hash: string; previous: string; head: string }>`
    select r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous,
           encode(w.head, 'hex') head
      from record r join wallet w on w.owner = r.owner order by r.seq`;
  expectVectors('chains', {
    records: records.map(({ line }, at) => ({ text: line, sha256: stored[at]?.hash ?? '' })),
    stored: stored.map(({ seq, ...rest }) => ({ seq: Number(seq), ...rest })),
  });
});

/** The program is plain JavaScript, and an auditor runs it without this project. */
const load = (name: string) => import(new URL(`../../tools/auditor/${name}`, import.meta.url).href);
const { filesInArchive } = await load('read-export.mjs');
const { signedResult } = await load('audit.mjs');

test('the exported books, and the signed list of their files', async () => {
  const exported: Record<string, string[]> = {};
  await db.transaction(async (sql) => {
    for await (const { name, lines } of readBooks(sql, 'secret')) exported[name] = [...lines];
  });
  const { body } = await composeExport({
    ...{ db, blocks: noBlocks, dataDir: folder.path, secrets: fixedSecrets, now: () => fixedNow },
    settings: await getSettings(db.sql),
  });
  const file = join(folder.path, 'export');
  await writeFile(file, body);
  let signed = '';
  for await (const [name, bytes] of filesInArchive(file)) {
    if (name === 'manifest.json') signed = bytes.toString();
  }
  const [, manifest = '', signature] =
    /^\{"manifest":(.*),"signature":"(.*)"\}\n$/.exec(signed) ?? [];
  expect(signature).toBe(signWith(laterKey, manifest));
  // People's digests are keyed with a secret that nobody keeps.
  const hashOfPeople = /("name":"decisions\/000001.ndjson".*?"sha256":")[0-9a-f]{64}/;
  expectVectors('exports', { ...exported, manifest: manifest.replace(hashOfPeople, '$1…') });
});

test('the result that an auditor’s program signs', () => {
  const finding = { file: 'entries/000001.ndjson', line: 7, why: oddText };
  const made = [[], [finding]].map((findings) => {
    const found = {
      ...{ network: 'Test Network', root: { no: 7, hash: sha256('root'), at: '2026-11-15' } },
      ...{ log: { size: 3, hash: sha256('log') }, counts: { entries: 2 }, findings },
    };
    const file: string = signedResult(found, fixedNow.toISOString(), outsideKey);
    const read = readOutsideAuditResult(file);
    expect(read?.signature).toBe(signWith(outsideKey, read?.text ?? ''));
    // The program says which version of itself it is.
    return (read?.text ?? '').replace(/"program":"[0-9a-f]{64}"/, '"program":"…"');
  });
  expectVectors('audits', made);
});
