import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noBlocks } from '../ads/event-block/event-blocks.ts';
import { createImageFolder } from '../people/file/image-folder.ts';
import { unzip } from '../platform/process/test-unzip.ts';
import { getSettings } from '../platform/settings/settings-store.ts';
import { composeExport } from '../proof/outside-audit/compose-export.ts';
import { composePersonalData } from '../proof/personal/compose-personal-data.ts';
import { canary } from '../proof/personal/test-personal-world.ts';
import { fixedSecrets } from '../vectors/test-vectors.ts';
import {
  type LoadedNetwork,
  loadNetwork,
  readBackup,
  recordNetwork,
  writeBackup,
} from './test-load.ts';
import { listDifferences, type Table, type Tables } from './test-moves.ts';
import { expectRecorded, fileOf, isRecording } from './test-recorded.ts';

let network: LoadedNetwork;
beforeAll(async () => {
  if (isRecording) await recordNetwork();
  network = await loadNetwork();
}, 600_000);
afterAll(() => network.close());

async function partsOf({ db, dataDir, now }: LoadedNetwork) {
  const settings = await getSettings(db.sql);
  const imageFolder = createImageFolder(dataDir);
  return { db, dataDir, now, settings, imageFolder, secrets: fixedSecrets, blocks: noBlocks };
}

const bytesOf = (content: AsyncIterable<Uint8Array> | Uint8Array): Promise<Buffer> =>
  buffer(content instanceof Uint8Array ? Readable.from([content]) : content);

test('the books exported for an auditor, file by file', async () => {
  const { body } = await composeExport(await partsOf(network), 'a secret');
  const files = [...unzip(await bytesOf(body))];
  expectRecorded(
    'books.txt',
    files.map(([name, bytes]) => `${name} ${hash('sha256', bytes)}`),
  );
});

/** Together they have rows in nearly every table that knows partners. */
const partners = [
  ...['demo', 'demo-operator', 'emre-kaya', 'oliver-reed'],
  ...['confirmed', 'forgetful', 'people9', canary],
];

test.each(partners)('the personal file of %s, table by table', async (username) => {
  const partner = await network.db.sql.one<{ id: string }>`
    select id from partner where username = ${username}`;
  const order = { partnerId: partner.id, isCardOpen: true, language: 'en' } as const;
  const { body } = await composePersonalData(await partsOf(network), order);
  const bytes = await bytesOf(body);
  const recorded = fileOf(`personal-${username}.zip`);
  if (isRecording) writeFileSync(recorded, bytes);
  expect(listDifferences(tablesIn(readFileSync(recorded)), tablesIn(bytes))).toEqual([]);
});

/** The tables in a personal file; a file that is none counts as one with a single value. */
function tablesIn(archive: Buffer): Tables {
  return new Map(
    [...unzip(archive)].map(([name, bytes]) => {
      const table = /^data\/(.*)\.json$/.exec(name)?.[1];
      return table
        ? [table, tableOf(bytes)]
        : [name, { columns: ['content'], rows: [[bytes.toString('base64')]] }];
    }),
  );
}

function tableOf(bytes: Buffer): Table {
  const rows: Record<string, unknown>[] = JSON.parse(bytes.toString());
  const columns = Object.keys(rows[0] ?? {}).sort();
  return { columns, rows: rows.map((row) => columns.map((column) => JSON.stringify(row[column]))) };
}

/** What neither a demo fills nor an act of the desk. */
const emptyTables = [
  ...['acceptor_paid', 'audited', 'clawback', 'clawback_payment', 'click_flag', 'coupon_use'],
  ...['event_block', 'event_block_range', 'handover', 'job_problem', 'ledger_stop'],
  ...['over_delivery', 'over_delivery_paid', 'partner_time_zone', 'placement_hold', 'plan_lease'],
  ...['plan_pace', 'plan_pause', 'plan_rule', 'plan_shown', 'postback_conflict', 'postback_key'],
  ...['publisher_credited', 'reject', 'rollup_creative_sealed', 'secrets_fingerprint'],
  ...['stream_reader', 'viewer_rate', 'vip_month', 'witness_state'],
];

test('the recorded network has rows in every other table', () => {
  const empty = [...network.backup.tables].filter(([, { rows }]) => rows.length === 0);
  expect(empty.map(([name]) => name).sort()).toEqual(emptyTables);
});

test('the tables and files of a backup', async () => {
  const file = join(network.dataDir, 'backup');
  await writeBackup(network, file, network.now());
  const { tables, files } = await readBackup(file);
  expect(listDifferences(network.backup.tables, tables)).toEqual([]);
  expect(files).toEqual(network.backup.files);
});
