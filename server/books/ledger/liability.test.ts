import crypto, { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { listRoots, ownLiability } from '#contract/ledger.ts';
import { climbSums, liabilityGroups } from '#domain/ledger/liability.ts';
import { positionOf } from '#domain/ledger/position.ts';
import { rootText } from '#domain/ledger/root.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { sha256 } from '../../platform/process/sha256.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { sumAccounts } from './position-store.ts';
import { createRoot, findAnchor } from './root.ts';
import { depositTo, makeEntry, postAll } from './test-ledger.ts';

const secrets = createSecrets();
let server: TestServer;
let services: Parameters<typeof createRoot>[0];
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, secrets);
  services = { db: server.db, secrets, now: () => server.clock.now };
});
afterAll(() => server.close());

async function admit(username: string) {
  const token = await server.admit(username);
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  return { token, id: info.data.id };
}

async function owedTo(token: string) {
  const answer = await server.ask(ownLiability, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

const give = (owner: string, amount: bigint) => postAll(server.db, [depositTo(owner, amount)]);

test('a partner checks without us that the signed root includes their money', async () => {
  const { token, id } = await admit('harbour');
  expect(await owedTo(token)).toMatchObject({ root: null, proof: null });
  await give(id, 12_500_000n);
  const root = await createRoot(services);
  const owed = await owedTo(token);
  if (!root || !owed.root || !owed.proof) throw new Error('There is no proof');
  const proof = { ...owed.proof, amounts: owed.proof.amounts.map(BigInt) };
  expect(proof.amounts).toEqual([12_500_000n, 0n, 0n, 0n, 0n]);
  expect(climbSums(id, proof, sha256)?.hash).toBe(owed.root.liabilities.root);
  const text = rootText({ ...owed.root, network: owed.network, at: new Date(owed.root.at) });
  expect(sha256(text)).toBe(owed.root.hash);
  // One of fewer than five: the public sums say nothing about this partner.
  expect(owed.root.liabilities.owed).toEqual([]);
});

test('the sums of the tree are those of the position, and public once five share them', async () => {
  const { token, id } = await admit('lighthouse');
  for (const amount of [1n, 2n, 3n, 4n, 5n]) await give(randomUUID(), amount * 1_000_000n);
  await give(id, 7_000_000n);
  const root = await createRoot(services);
  const { proof } = await owedTo(token);
  if (!root || !proof) throw new Error('There is no proof');
  const top = climbSums(id, { ...proof, amounts: proof.amounts.map(BigInt) }, sha256);
  const { liabilities } = positionOf((await sumAccounts(server.db.sql)).sums);
  const sums = liabilityGroups.map((of) => liabilities.find(({ group }) => group === of)?.amount);
  expect(top?.sums).toEqual(sums);
  const answer = await server.ask(listRoots, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.list[0]?.liabilities.owed).toContainEqual(['partners', '34.50']);
});

test('money booked with a partner but owed to others is in the tree, and not the partner’s', async () => {
  const { token, id } = await admit('breakwater');
  await give(id, 9_000_000n);
  await postAll(server.db, [
    makeEntry('exchange_hold', [[id, 'available', id, 'exchange', 2_000_000n]]),
    makeEntry('exchange_complete', [[id, 'exchange', id, 'acceptor_owed', 2_000_000n]]),
  ]);
  await createRoot(services);
  const { proof } = await owedTo(token);
  if (!proof) throw new Error('There is no proof');
  const amounts = proof.amounts.map(BigInt);
  expect(amounts).toEqual([7_000_000n, 0n, 0n, 0n, 0n]);
  const top = climbSums(id, { ...proof, amounts }, sha256);
  expect(top?.sums[liabilityGroups.indexOf('acceptors')]).toBe(2_000_000n);
});

test('an older root still proves what was owed then', async () => {
  const { token, id } = await admit('pier');
  await give(id, 3_000_000n);
  const then = await createRoot(services);
  await give(id, 4_000_000n);
  await createRoot(services);
  const anchor = await findAnchor(server.db, id, 1);
  expect(anchor?.no).toBe(then?.no);
  expect(anchor?.owed?.amounts[0]).toBe(3_000_000n);
  expect(anchor?.owed && climbSums(id, anchor.owed, sha256)?.hash).toBe(then?.liabilities.root);
  expect((await owedTo(token)).proof?.amounts[0]).toBe('7000000');
});

/** How often this thread hashes during some work, and which threads the work starts. */
async function watch(work: () => Promise<unknown>) {
  const threads: string[] = [];
  const note = (told: unknown) =>
    threads.push((told as { worker: Worker & { threadName: string } }).worker.threadName);
  subscribe('worker_threads', note);
  const hash = vi.spyOn(crypto, 'hash');
  syncBuiltinESMExports();
  try {
    await work();
    return { threads, hashes: hash.mock.calls.length };
  } finally {
    hash.mockRestore();
    syncBuiltinESMExports();
    unsubscribe('worker_threads', note);
  }
}

test('the trees of a root and of its proofs are built in threads, and hashed there', async () => {
  const { id } = await admit('mole');
  const owners = Array.from({ length: 300 }, () => randomUUID());
  await postAll(
    server.db,
    [id, ...owners].map((owner) => depositTo(owner, 1_000_000n)),
  );
  const making = await watch(() => createRoot(services));
  expect(making.threads).toEqual(['tree-thread', 'liability-thread']);
  // Each tree has more hashes than leaves; this thread makes those of the root and of a proof.
  expect(making.hashes).toBeLessThan(50);
  expect(making.hashes).toBeGreaterThan(0);
  const proving = await watch(() => findAnchor(server.db, id, 1));
  expect(proving.threads).toEqual(['tree-thread', 'liability-thread']);
  expect(proving.hashes).toBeLessThan(50);
});
