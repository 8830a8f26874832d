import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSeed } from '#domain/test-seed.ts';
import { noBlocks } from '../../server/ads/event-block/event-blocks.ts';
import { createSealedLife } from '../../server/ads/event-block/test-sealed-life.ts';
import { copyTestDb } from '../../server/platform/database/test-db.ts';
import { getSettings } from '../../server/platform/settings/settings-store.ts';
import { composeExport } from '../../server/proof/outside-audit/compose-export.ts';
import {
  createDemoNetwork,
  type FilledNetwork,
  fillNetwork,
  smallNetwork,
} from '../../server/proof/outside-audit/test-filled-network.ts';
import { growLog } from '../../server/proof/transparency/grow-log.ts';
import { rewritePast } from '../witness/rewrite-past.ts';
import { audit, programFile } from './program.ts';
import type { Chance } from './tamper-lines.ts';
import {
  type KeptExport,
  keepExport,
  tamperUnsigned,
  tamperWith,
  tamperWithList,
} from './tampered-export.ts';
import { tamperings } from './tamperings.ts';

const isLong = process.env.LONG === '1';
const copies = isLong ? 1_000 : 40;

/** Random integers, the same for the same seed. */
function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The main finding about a change, without the numbers of the specific case. */
const wordsOf = (finding: { readonly file: string; readonly why: string } | undefined) =>
  finding
    ? `${finding.file.split('/')[0]}: ${finding.why.replaceAll(/[0-9a-f-]{20,}|\d+(\.\d+)?/g, '…')}`
    : 'nothing';

describe(`an audit of a whole network (seed ${testSeed})`, () => {
  let network: FilledNetwork;
  let kept: KeptExport;
  let path: string;
  const watch = () => ({ witnesses: [network.witness.key], quorum: 1 });

  beforeAll(async () => {
    network = await fillNetwork(await (isLong ? createDemoNetwork(2) : smallNetwork()));
    await network.liveADay();
    path = await network.exportTo('books.zip');
    kept = await keepExport(path, network.signingKey());
  });
  afterAll(() => network.server.close());

  test('sound books pass, to the last event', async () => {
    const found = await audit(path, watch());
    expect(found.findings).toEqual([]);
    const row = await network.server.db.sql.maybeOne<{ entries: bigint; events: bigint }>`
      select (select count(*) from entry) entries,
             (select coalesce(sum(last_no), 0) from plan_meter)::bigint events`;
    expect(found.counts).toMatchObject({
      entries: Number(row?.entries),
      events: Number(row?.events),
      roots: 2,
    });
    expect(found.counts.events).toBeGreaterThan(100);
  });

  test(`of ${copies} copies with one change each, signed again by the network, all are found`, async () => {
    const chance = chanceOf(testSeed);
    const names = Object.keys(tamperings);
    const missed: string[] = [];
    const foundBy = new Map<string, Map<string, number>>();

    for (let copy = 0; copy < copies; copy += 1) {
      const name = names[copy % names.length] ?? '';
      const changed = tamperWith(kept, tamperings[name] ?? (() => null), chance);
      if (!changed) {
        missed.push(`${name}: nothing to change`);
        continue;
      }

      const [first] = (await audit(changed, watch())).findings;
      if (!first) missed.push(name);
      const counts = foundBy.get(name) ?? new Map<string, number>();
      foundBy.set(name, counts.set(wordsOf(first), (counts.get(wordsOf(first)) ?? 0) + 1));
    }

    if (isLong) {
      for (const [name, counts] of foundBy) console.log(name, Object.fromEntries(counts));
    }

    expect(missed).toEqual([]);
  }, 900_000);

  test('without the network’s key, no byte of an export can be changed unnoticed', async () => {
    const chance = chanceOf(testSeed);
    for (const tamper of Object.values(tamperings).slice(0, 5)) {
      const changed = tamperUnsigned(kept, tamper, chance);
      const { findings } = await audit(changed ?? [], watch());
      const whys = findings.map(({ why }) => why);
      expect(whys).toContain('this file is not the one that the manifest lists');
    }

    for (let copy = 0; copy < 5; copy += 1) {
      const found = await audit(tamperWithList(kept, chance), watch()).catch(() => null);
      expect(found?.findings).not.toEqual([]);
    }
  });

  test('a history rewritten as a whole and signed is found by witnesses and by the last audit', async () => {
    const { db, secrets, clock } = network.server;
    const previous = await audit(path);
    const copy = await copyTestDb(db);

    try {
      const owner = await copy.sql.one<{ id: string }>`
        select owner id from account where pocket = 'available' order by balance desc limit 1`;
      const now = () => new Date(clock.now.getTime() + 86_400_000);
      await rewritePast({ db: copy, secrets, now }, owner.id);
      await growLog({ db: copy, secrets }, now());
      const settings = await getSettings(copy.sql);
      const dataDir = network.server.dataDir;
      const { body } = await composeExport({
        db: copy,
        secrets,
        settings,
        now,
        dataDir,
        blocks: noBlocks,
      });

      const forged = join(dataDir, 'forged.zip');
      await writeFile(forged, body);

      // It is consistent in itself: only somebody with earlier knowledge can detect it.
      expect((await audit(forged)).findings).toEqual([]);
      const [unseen] = (await audit(forged, watch())).findings;
      expect(unseen?.why).toContain('0 of the witnesses you trust');
      const [changed] = (await audit(forged, { previous })).findings;
      expect(changed?.why).toBe('an earlier audit saw another root of this number');
    } finally {
      await copy.close();
    }
  });
});

test.runIf(isLong)('events that are sealed in blocks are audited like all others', async () => {
  const life = await createSealedLife();
  await life.seal();
  const sealed = await fillNetwork(life.server);
  const { findings, counts } = await audit(await sealed.exportTo('sealed.zip'));
  expect(findings).toEqual([]);
  expect(counts.events).toBeGreaterThan(2_600);
  await life.server.close();
});

test.runIf(isLong)('the auditor’s command finds a demo with weeks of history sound', async () => {
  const network = await fillNetwork(await createDemoNetwork(24));
  const path = await network.exportTo('weeks.zip');
  const run = spawnSync(process.execPath, [fileURLToPath(programFile), path], {
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/^SOUND\. /);
  expect(run.status).toBe(0);
  await network.server.close();
});
