import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '../../app/backup/make-backup.ts';
import { restoreBackup } from '../../app/backup/restore-backup.ts';
import { storedFoldersOf } from '../../app/backup/stored-folders.ts';
import { fragment } from '../../platform/database/database.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { openOwner } from '../../platform/database/open-owner.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { makeSmallDisk } from '../../platform/process/test-small-disk.ts';
import { click, show } from '../../programme/plan/test-events.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { findClick } from '../conversion/click-store.ts';
import { checkRollups, rebuildRollups } from '../figures/rollup-store.ts';
import { verifier } from '../figures/test-verifier.ts';
import { listBlocks } from './block-store.ts';
import { createEventBlocks } from './event-blocks.ts';
import { type SealStep, sealSteps } from './seal-events.ts';
import { createSealedLife, type SealedLife } from './test-sealed-life.ts';

let life: SealedLife;
let before: Awaited<ReturnType<SealedLife['read']>>;
beforeAll(async () => {
  life = await createSealedLife();
  before = await life.read();
});
afterAll(() => life.server.close());

const countEvents = async () =>
  (await life.server.db.owner.sql.many<{ count: bigint }>`select count(*) from event`)[0]?.count;
const countBlocks = async () => (await listBlocks(life.server.db.sql, 0n, 100)).length;
const findings = async (blocks = life.blocks) =>
  (await auditAll(life.server.db.sql, blocks)).findings;
const differences = async (blocks = life.blocks) =>
  (await checkRollups(life.server.db, blocks)).differences;

test('events that cannot be written to a block stay where they are, and one sentence says why', async () => {
  const events = await countEvents();
  const place = join(life.server.dataDir, 'not-a-folder');
  writeFileSync(place, '');
  await expect(life.seal({ blocks: createEventBlocks(place) })).rejects.toThrow(
    /^Events cannot be sealed in .*not-a-folder: .*\. They stay in the database\.$/,
  );
  const disk = makeSmallDisk(1);
  if (disk) {
    writeFileSync(join(disk.path, 'filler'), Buffer.alloc(1024 * 1024 - 8192));
    await expect(life.seal({ blocks: createEventBlocks(disk.path) })).rejects.toThrow(
      `Events cannot be sealed in ${disk.path}: the disk is full. They stay in the database.`,
    );
    disk.remove();
  }
  expect([await countEvents(), await countBlocks()]).toEqual([events, 0]);
});

test('sealing interrupted before any of its steps loses nothing, and continues the next time', async () => {
  const events = await countEvents();
  for (const end of sealSteps) {
    const onStep = (step: SealStep) => {
      if (step === end) throw new Error(`ended before ${step}`);
    };
    await expect(life.seal({ onStep })).rejects.toThrow(`ended before ${end}`);
    expect(await countEvents()).toBe(events);
  }
  expect(await life.read()).toEqual(before);
});

test('the database drops no events whose blocks were not read back and found intact', async () => {
  const { sql } = life.server.db;
  const drop = (
    files: string[],
    digests: string[],
    plans: bigint[],
    tos: bigint[],
    heads: string[],
  ) =>
    sql`
      select drop_events(0, ${files}::text[], ${digests}::bytea[], ${plans}::bigint[],
        ${tos}::bigint[], ${heads}::bytea[],
        now())`;
  await expect(drop([], [], [], [], [])).rejects.toThrow('a block was not verified: events-0-');
  const blocks = await listBlocks(sql, 0n, 100);
  const digests = blocks.map(({ sha256 }) => `\\x${sha256}`);
  const files = blocks.map(({ file }) => file);
  const wrong = blocks.map(() => `\\x${'00'.repeat(32)}`);
  await expect(drop(files, digests, [], [], [])).rejects.toThrow('a block was not verified');
  await expect(drop(files, wrong, [], [], [])).rejects.toThrow('a block was not verified');
  for (const statement of [
    fragment`delete from event_block`,
    fragment`
      update event_block set bytes = 1`,
  ]) {
    await expect(sql`${statement}`).rejects.toThrow('permission denied');
    await expect(life.server.db.owner.sql`${statement}`).rejects.toThrow('never changed');
  }
  const stolen = fragment`drop table part.event_0`;
  await expect(sql`${stolen}`).rejects.toThrow('permission denied');
});

test('a block that changed on the disk before its events were dropped keeps them from being dropped', async () => {
  const events = await countEvents();
  const [block] = await listBlocks(life.server.db.sql, 0n, 1);
  const path = join(life.blocks.folder.path, block?.file ?? '');
  const sound = readFileSync(path);
  const flipped = Buffer.from(sound);
  flipped[1_000] = (flipped[1_000] ?? 0) ^ 1;
  writeFileSync(path, flipped);
  await expect(life.seal()).rejects.toThrow(`Block ${block?.file} is not as it was sealed`);
  expect(await countEvents()).toBe(events);
  writeFileSync(path, sound);
});

test('a plan reads the same after its events are sealed', async () => {
  await life.seal();
  expect(await countEvents()).toBe(20n);
  expect(await countBlocks()).toBe(2);
  expect(await life.read()).toEqual(before);
  expect(verifier.readFile(before.lines).events.length).toBeGreaterThan(5_200);
  expect(await findings()).toEqual([]);
  expect(await differences()).toEqual([]);
  await rebuildRollups(life.server.db);
  expect(await differences()).toEqual([]);
  // Orders still find their clicks.
  expect(await findClick(life.server.db.sql, life.serves[4] ?? '')).toMatchObject({
    planNo: life.first.no,
    isClickValid: true,
  });
});

test('a sealed plan takes no more events, and newer plans are as before', async () => {
  const { db } = life.server;
  await expect(show(db, 1, life.first.delivered)).rejects.toThrow('not as they were when locked');
  const [serveId = ''] = await show(db, 1, life.open.delivered);
  await click(db, [serveId], { ...life.open.delivered, at: life.server.clock.now });
  expect(await countEvents()).toBe(23n);
});

test('a backup holds the blocks of sealed plans, and a restore verifies them with the books', async () => {
  const { db, dataDir } = life.server;
  const folder = makeTestFolder();
  const target = await createTestDb('template0');
  onTestFinished(async () => {
    await target.close();
    folder.remove();
  });
  const file = join(folder.path, 'sealed.backup');
  const openAt = ({ ownerUrl }: TestDb, at: string) =>
    openOwner({ databaseUrl: ownerUrl, databaseOwnerUrl: undefined, dataDir: at });
  const foldersIn = (at: string) => storedFoldersOf({ dataDir: at, blocksDir: join(at, 'blocks') });
  const from = await openAt(db, dataDir);
  const order = { owner: from, folders: foldersIn(dataDir), recipient: null, file, at: new Date() };
  await makeBackup(order).finally(() => from.close());
  const to = await openAt(target, folder.path);
  const asked = { owner: to, folders: foldersIn(folder.path), file, keyFile: null };
  await restoreBackup(asked).finally(() => to.close());

  const restored = createEventBlocks(join(folder.path, 'blocks'));
  const found = await auditAll(target.sql, restored);
  const figures = await checkRollups(target, restored);
  expect([found.findings, figures.differences]).toEqual([[], []]);
  // The figures of sealed plans were counted again too.
  expect(figures).toEqual(await checkRollups(db, life.blocks));
  const names = (await listBlocks(db.sql, 0n, 100)).map((block) => block.file);
  const [name = ''] = names;
  const path = join(restored.folder.path, name);
  const bytes = readFileSync(path);
  bytes[3_000] = (bytes[3_000] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const spoiled = await auditAll(target.sql, createEventBlocks(restored.folder.path));
  expect(spoiled.findings).toMatchObject([{ where: expect.stringContaining(name) }]);
});

test('a changed, cut or missing block is found and named by whoever reads it', async () => {
  const blocks = await listBlocks(life.server.db.sql, 0n, 100);
  const file = blocks[0]?.file ?? '';
  const path = join(life.blocks.folder.path, file);
  const sound = readFileSync(path);
  const flip = (at: number) => {
    const flipped = Buffer.from(sound);
    flipped[at] = (flipped[at] ?? 0) ^ 0x10;
    writeFileSync(path, flipped);
  };
  const spoiled = [
    () => flip(3_000),
    () => writeFileSync(path, sound.subarray(0, sound.length / 2)),
    () => rmSync(path),
  ];
  for (const spoil of spoiled) {
    spoil();
    const fresh = createEventBlocks(life.blocks.folder.path);
    expect(await findings(fresh)).toEqual([
      {
        what: 'a block of sealed events is not what was sealed',
        where: expect.stringContaining(file),
      },
    ]);
    writeFileSync(path, sound);
  }
  // A round of the auditor comes by each block, and the figures are not checked without it.
  flip(3_000);
  const rounds = [await life.auditor.checkRound(), await life.auditor.checkRound()];
  expect(rounds.flatMap((round) => round.findings)).toHaveLength(1);
  const fresh = createEventBlocks(life.blocks.folder.path);
  await expect(differences(fresh)).rejects.toThrow(`Block ${file} is not as it was sealed: events`);
  writeFileSync(path, sound);
});

test('a superuser who changes a block and its digest is found by the chain', async () => {
  const { owner, sql } = life.server.db;
  const [one, other] = await listBlocks(sql, 0n, 2);
  if (!one || !other) throw new Error('There are no two blocks');
  const folder = life.blocks.folder.path;
  const path = join(folder, one.file);
  const kept = join(life.server.dataDir, 'kept.parquet');
  renameSync(path, kept);
  copyFileSync(join(folder, other.file), path);
  const setDigest = (sha256: string) =>
    changeUnguarded(
      owner,
      (sql) => sql`
        update event_block set sha256 = decode(${sha256}, 'hex') where id = ${one.id}`,
    );
  await setDigest(other.sha256);
  const where = expect.stringMatching(/events 1 to 2048 of plan \d+ do not lead to the hash/);
  expect(await findings()).toMatchObject([{ where }]);
  await setDigest(one.sha256);
  renameSync(kept, path);
});

test('while the folder is away nothing is called sound or changed, and one sentence says what to do', async () => {
  const folder = life.blocks.folder.path;
  renameSync(folder, `${folder}-away`);
  const away = createEventBlocks(folder);
  const sentence = `The folder of sealed events, ${folder}, is missing: mount or restore it`;
  await expect(findings(away)).rejects.toThrow(sentence);
  await expect(differences(away)).rejects.toThrow(sentence);
  renameSync(`${folder}-away`, folder);
});
