import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../domain/test-seed.ts';
import { findBad, readWatch, verifierFile } from '../../packages/verify/verifier.ts';
import { createServer } from '../../server/app/create-server.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import { copyTestDb, type TestDb } from '../../server/platform/database/test-db.ts';
import { noPages } from '../../server/platform/gateway/pages.ts';
import { rotateKey } from '../../server/platform/settings/rotate-key.ts';
import { readSecrets } from '../../server/platform/settings/secrets.ts';
import { cosignLog } from '../../server/proof/transparency/cosign-log.ts';
import { listWitnesses } from '../../server/proof/transparency/witness-store.ts';
import { makeWitness, noWitness, type RealWitness } from './litewitness.ts';
import { rewritePast } from './rewrite-past.ts';
import {
  checkFileOf,
  liveADay,
  startFalseWitness,
  startNetwork,
  type WitnessedNetwork,
} from './witnessed-network.ts';

// Without the program nothing is proven, and the test's name says so.
test.skipIf(noWitness === null)(`real witnesses were NOT run: ${noWitness}`, () => {
  expect(process.env.WITNESS, 'npm run test:witness wants the real program').not.toBe('1');
});

/** `npm test` covers what all cosign and what none does; `npm run test:witness` the rest too. */
const inLongRun = test.runIf(isLongRun || process.env.WITNESS === '1');

describe.skipIf(noWitness !== null)('with three witnesses written by others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witnessed-'));
  let network: WitnessedNetwork;
  let witnesses: RealWitness[] = [];

  beforeAll(async () => {
    network = await startNetwork(readSecrets(join(folder, 'secrets.json')));
    await network.liveADay();
    const { origin, keys } = await network.cosign();
    witnesses = await Promise.all(
      ['one', 'two', 'three'].map((no) => makeWitness(`${no}.example`)),
    );

    for (const [index, witness] of witnesses.entries()) {
      witness.follow(origin ?? '', keys[0] ?? '');
      await witness.start();
      await network.add(witness, Math.floor((index + 1) / 2) + 1);
    }
  });
  afterAll(async () => {
    await Promise.all(witnesses.map((witness) => witness.remove()));
    await network.server.close();
    rmSync(folder, { recursive: true });
  });

  const names = () => witnesses.map(({ name }) => name);
  const watch = (quorum = 2) =>
    readWatch(
      witnesses.map(({ key }) => key),
      String(quorum),
    );

  /** What the verifier says about a file, as a program. */
  function verify(file: Uint8Array, quorum: number): string {
    const path = join(folder, 'statement.jsonl');
    writeFileSync(path, file);
    const keys = witnesses.flatMap(({ key }) => ['--witness', key]);
    const words = [verifierFile, path, ...keys, '--quorum', String(quorum)];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });

    return (stdout + stderr).replaceAll(path, 'FILE');
  }

  test('all cosign, and a statement proves it to anyone who knows their keys', async () => {
    const state = await network.cosign();
    expect(state.cosigned).toMatchObject({ size: state.size, root: { no: 1 } });
    expect(state.cosigned?.by.toSorted()).toEqual(names().toSorted());
    const said = verify(await checkFileOf(network.server.app, network.token), 3);
    expect(said).toContain('FILE: sound');
    for (const name of names()) expect(said).toContain(`cosigned by ${name}, `);
  });

  inLongRun(
    'while a witness is away the others suffice, and when it is back it catches up',
    async () => {
      await witnesses[2]?.stop();
      await network.liveADay();
      const away = await network.cosign();
      expect(away.cosigned?.by).toHaveLength(2);
      expect(away.witnesses[2]).toMatchObject({
        problem: 'away',
        cosigned: { size: away.size - 1 },
      });
      const file = await checkFileOf(network.server.app, network.token);
      expect(findBad(file, null, watch(2))).toBeNull();
      expect(verify(file, 3)).toContain('is cosigned by 2 of the 3 witnesses that it takes');
      await network.liveADay();
      await network.cosign();
      await witnesses[2]?.start();
      await network.liveADay();
      const back = await network.cosign();
      expect(back.cosigned).toMatchObject({ size: back.size });
      expect(back.witnesses[2]).toMatchObject({ problem: null, cosigned: { size: back.size } });
    },
  );

  inLongRun('without a quorum a root is late after a day, and everyone is told', async () => {
    await witnesses[1]?.stop();
    await witnesses[2]?.stop();
    await network.liveADay();
    const waiting = await network.cosign();
    expect(waiting.isLate).toBe(false);
    const cosigned = waiting.cosigned?.size ?? 0;
    expect(cosigned).toBeLessThan(waiting.size);
    network.server.clock.now = new Date(network.server.clock.now.getTime() + 25 * 3_600_000);
    expect(await network.state()).toMatchObject({ isLate: true, cosigned: { size: cosigned } });
    await witnesses[1]?.start();
    await witnesses[2]?.start();
    expect(await network.cosign()).toMatchObject({ isLate: false });
  });

  inLongRun(
    'a new signing key is in the log, and witnesses that know the old one go on',
    async () => {
      const { server, secrets } = network;
      const before = (await network.state()).size;
      await rotateKey(server.db, secrets.file ?? '', 'Ann Lee', server.clock.now);
      const state = await network.cosign();
      expect(state.keys).toHaveLength(2);
      expect(state.size).toBe(before + 1);
      expect(state.cosigned).toMatchObject({ size: state.size });
      await network.liveADay();
      const file = await network.cosign().then(() => checkFileOf(server.app, network.token));
      expect(verify(file, 3)).toContain('FILE: sound');
    },
  );

  /** A copy of the whole database, as a forger or a backup would have it. */
  async function copied(): Promise<TestDb> {
    return copyTestDb(network.server.db);
  }

  const tomorrow = () => new Date(network.server.clock.now.getTime() + 24 * 3_600_000);
  const problemsOf = async (db: TestDb) =>
    (await listWitnesses(db.sql)).map(({ problem }) => problem);

  test('a copy with another history, signed with the real key, gets no cosignature', async () => {
    const { server, secrets, partnerId, token } = network;
    const honest = await checkFileOf(server.app, token);
    const copy = await copied();
    const now = tomorrow();

    try {
      await rewritePast({ db: copy, secrets, now: () => now }, partnerId);
      await cosignLog({ db: copy, secrets }, now);
      expect(await problemsOf(copy)).toEqual(['fork', 'fork', 'fork']);
      const given = { db: copy, passwords: quickPasswords, secrets, now: () => now };
      const app = await createServer({ ...given, pages: noPages, trustedProxies: [] });
      const forged = await checkFileOf(app, token);
      await app.close();

      // The forgery is consistent in itself: only witnesses expose it.
      expect(findBad(forged)).toBeNull();
      expect(verify(forged, 2)).toContain('is cosigned by 0 of the 2 witnesses that it takes');
      expect(findBad(honest, null, watch(2))).toBeNull();
    } finally {
      await copy.close();
    }

    await network.liveADay();
    const { witnesses: after } = await network.cosign();
    expect(after.map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  inLongRun('an old copy, as from a backup, is behind its witnesses, and they say so', async () => {
    const { secrets, partnerId } = network;
    const copy = await copied();
    const now = tomorrow();
    await network.liveADay();
    await network.liveADay();
    await network.cosign();

    try {
      await liveADay({ db: copy, secrets, now: () => now }, partnerId);
      await cosignLog({ db: copy, secrets }, now);
      expect(await problemsOf(copy)).toEqual(['ahead', 'ahead', 'ahead']);
    } finally {
      await copy.close();
    }
  });

  test('a reply that is not the witness’s own cosignature counts for nothing', async () => {
    const liar = await startFalseWitness();
    const real = await makeWitness('liar.example');

    try {
      await network.add({ key: real.key, address: liar.address }, 3);
      const before = await network.cosign();
      const other = before.checkpoint?.split('\n').find((line) => line.startsWith('— one.example'));

      for (const [status, body, problem] of [
        [200, 'thank you', 'garbage'],
        [200, `${other}\n`, 'garbage'],
        [200, `${other?.replace('one.example', 'liar.example')}\n`, 'garbage'],
        [200, '—'.repeat(100_000), 'garbage'],
        [409, 'none', 'garbage'],
        [409, '999999\n', 'ahead'],
        [409, '0\n', 'garbage'],
        [500, '', 'garbage'],
        [503, '', 'away'],
        [404, '', 'unknown_log'],
      ] as const) {
        liar.answer = { status, body };
        await network.liveADay();
        const state = await network.cosign();
        const own = state.witnesses.find(({ name }) => name === 'liar.example');
        expect(own, `${status} ${body.slice(0, 20)}`).toMatchObject({ problem, cosigned: null });
        expect(state.cosigned?.by).toHaveLength(3);
      }
    } finally {
      await real.remove();
      await liar.close();
    }
  });
});
