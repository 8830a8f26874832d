import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditAll } from '../audit/audit-all.ts';
import { makeThrowawayFolder } from '../database/embedded/throwaway-folder.ts';
import { openOwner } from '../database/open-owner.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { createEventBlocks } from '../event-block/event-blocks.ts';
import { createSealedLife, type SealedLife } from '../event-block/test-sealed-life.ts';
import { checkRollups } from '../figures/rollup-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedFoldersOf } from './stored-folders.ts';

const folder = makeThrowawayFolder();
const file = join(folder.path, 'sealed.backup');
let life: SealedLife;
let target: TestDb;
beforeAll(async () => {
  life = await createSealedLife();
  await life.seal();
  target = await createTestDb('template0');
});
afterAll(async () => {
  await target.close();
  await life.server.close();
  folder.remove();
});

const foldersIn = (dataDir: string) =>
  storedFoldersOf({ dataDir, blocksDir: join(dataDir, 'blocks') });

const openAt = (db: TestDb, dataDir: string) =>
  openOwner({ databaseUrl: db.ownerUrl, databaseOwnerUrl: undefined, dataDir });

test('a backup holds the blocks of sealed plans, and a restore verifies them with the books', async () => {
  const { db, dataDir } = life.server;
  const from = await openAt(db, dataDir);
  const order = { owner: from, folders: foldersIn(dataDir), recipient: null, file, at: new Date() };
  await makeBackup(order).finally(() => from.close());

  const to = await openAt(target, folder.path);
  const restored = { owner: to, folders: foldersIn(folder.path), file, keyFile: null };
  await restoreBackup(restored).finally(() => to.close());

  const place = join(folder.path, 'blocks');
  const names = readdirSync(life.blocks.folder.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  expect(names).toHaveLength(2);
  const check = async () => {
    const blocks = createEventBlocks(place);
    const { findings } = await auditAll(target.sql, blocks);
    return { findings, ...(await checkRollups(target, blocks)) };
  };
  const sound = await check();
  expect(sound).toMatchObject({ findings: [], differences: [] });
  // The figures of sealed plans were counted again too.
  expect(sound).toMatchObject(await checkRollups(db, life.blocks));

  const [name = ''] = names;
  const block = join(place, name);
  const bytes = readFileSync(block);
  bytes[3_000] = (bytes[3_000] ?? 0) ^ 1;
  writeFileSync(block, bytes);
  const { findings } = await auditAll(target.sql, createEventBlocks(place));
  expect(findings).toEqual([
    {
      what: 'a block of sealed events is not what was sealed',
      where: expect.stringContaining(name),
    },
  ]);
});
