import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { listRoots } from '#contract/ledger.ts';
import { statementKey } from '#contract/statement.ts';
import { createRoot } from '../../books/ledger/root.ts';
import { tellStory } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { rotateKey } from '../../platform/settings/rotate-key.ts';
import { readSecrets, type Secrets } from '../../platform/settings/secrets.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';

interface Verifier {
  verifyStatement(file: Uint8Array, keys: unknown): { head: { key: string; root: unknown } };
  compareStatements(statements: readonly object[], hasTrustedKeys: boolean): void;
  readKeys(text: string, first: string): { key: string }[];
}

const url = new URL('../../../packages/verify/verify-statement.mjs', import.meta.url);
const verifier = (await import(url.href)) as Verifier;

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, 'secrets.json');
let secrets: Secrets;
let server: TestServer;
let token = '';
beforeAll(async () => {
  secrets = readSecrets(file);
  server = await createTestServer(quickPasswords, {}, secrets);
  token = await server.admit('harbour');
  const info = await server.ask(userInfo, {}, { token });
  if (info.code === 200) await tellStory(server.db, [info.data.id]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const keysText = async () => (await server.app.inject({ url: `/api${statementKey.path}` })).body;

const checkFile = async () => {
  const range = { format: 'jsonl', from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const reply = await server.app.inject({
    url: `/api/statement?${new URLSearchParams(range)}`,
    headers: { 'x-ct': token },
  });
  return reply.rawPayload;
};

const root = () => createRoot({ db: server.db, secrets, now: () => server.clock.now });

test('after two new keys all statements and roots verify, each with the key of its time', async () => {
  const files = [await checkFile()];
  await root();
  const [first = ''] = [(await server.ask(statementKey, {})).data].map((data) =>
    'key' in data ? data.key : '',
  );
  for (const by of ['Ann Lee', 'Bo Chen']) {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const key = await rotateKey(server.db, file, by, server.clock.now);
    files.push(await checkFile());
    // A server that was already running signs with the new key at once.
    expect(verifier.verifyStatement(files.at(-1) ?? files[0] ?? Buffer.alloc(0), key)).toBeTruthy();
    await root();
  }
  const keys = verifier.readKeys(await keysText(), first);
  expect(keys).toHaveLength(3);
  const read = files.map((one, at) => ({ name: `${at}`, ...verifier.verifyStatement(one, keys) }));
  expect(read.map(({ head }) => head.key)).toEqual(keys.map(({ key }) => key));
  verifier.compareStatements(read, true);
  const roots = await server.ask(listRoots, {});
  if (roots.code !== 200) throw new Error(roots.msg);
  expect(roots.data.list.map(({ key }) => key)).toEqual(keys.map(({ key }) => key).reverse());
  const withRoot = verifier.verifyStatement(await checkFile(), keys);
  expect(withRoot.head.root).not.toBeNull();
});

test('secrets with new keys are still the own ones, and old files of secrets can be read', async () => {
  const again = readSecrets(file);
  expect(again.statementKeys).toHaveLength(3);
  expect(again.pepper.equals(secrets.pepper)).toBe(true);
  const { makers } = await server.db.sql.one<{ makers: string }>`
    select string_agg(made_by, ', ' order by no) makers from signing_key`;
  expect(makers).toBe('the first start, Ann Lee, Bo Chen');
});

test('a published key is neither changed nor taken back', async () => {
  await expect(server.db.owner.sql`delete from signing_key`).rejects.toThrow('never changed');
  await expect(server.db.sql`update signing_key set made_by = 'x'`).rejects.toThrow(
    'permission denied',
  );
});
