import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#contract/configuration.ts';
import type { Envelope, Refused } from '#contract/envelope.ts';
import { queryEntries } from '#contract/query-entries.ts';
import { register } from '#contract/register.ts';
import type { Output, Route } from '#contract/route.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { createEventBlocks } from './ads/event-block/event-blocks.ts';
import { createServer, type ServerServices } from './app/create-server.ts';
import { demoConfiguration } from './app/demo/demo-configuration.ts';
import { saveCode } from './people/partner/code-store.ts';
import { createPasswords, type Passwords } from './people/partner/passwords.ts';
import type { Db } from './platform/database/db.ts';
import { makeTestFolder } from './platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from './platform/database/test-db.ts';
import { noPages } from './platform/gateway/pages.ts';
import { createInstallation } from './platform/settings/create-installation.ts';
import { createSecrets, type Secrets } from './platform/settings/secrets.ts';

export interface Sender {
  readonly token?: string;
  readonly lang?: string;
  readonly timeZone?: string;
  readonly address?: string;
}

/** The real server on its own database, with a clock that a test can move. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: TestDb;
  /** It stands still until a test moves it, so acts without that share one time. */
  readonly clock: { now: Date };
  readonly secrets: Secrets;
  /** The folder for its files. */
  readonly dataDir: string;
  /** Makes a call like a client; `input` is unchecked, so that a test can send anything. */
  ask<R extends Route>(route: R, input: unknown, from?: Sender): Promise<Envelope<Output<R>>>;
  issueCode(days?: number): Promise<string>;
  /** Registers a partner and returns the token. */
  admit(username: string): Promise<string>;
  close(): Promise<void>;
}

export const testPassword = 'a quiet morning';

export async function createTestServer(
  passwords: Passwords = createPasswords(),
  configured: Partial<Configuration> = {},
  secrets: Secrets = createSecrets(),
  other: Partial<
    Pick<
      ServerServices,
      | 'pushHosts'
      | 'metrics'
      | 'pages'
      | 'deskPages'
      | 'trustedProxies'
      | 'deskOrigin'
      | 'appOrigin'
      | 'mail'
    >
  > = {},
  /** Fills the database instead of an ordinary installation, such as with a demo's past. */
  fillDatabase?: (db: TestDb, dataDir: string, now: Date) => Promise<void>,
): Promise<TestServer> {
  const db = await createTestDb();
  const clock = { now: new Date('2026-11-15T12:00:00Z') };
  const installation = { mode: 'demo', currency: 'SIM', name: 'Test Network' } as const;
  const configuration = { ...demoConfiguration, ...configured };
  const folder = makeTestFolder();
  if (fillDatabase) await fillDatabase(db, folder.path, clock.now);
  else await createInstallation(db.sql, installation, configuration, 'a test', clock.now);
  const app = await createServer({
    db,
    dataDir: folder.path,
    blocks: createEventBlocks(join(folder.path, 'blocks')),
    passwords,
    secrets,
    now: () => clock.now,
    pages: noPages,
    trustedProxies: [],
    ...other,
  });
  let addresses = 0;
  const server: TestServer = {
    app,
    db,
    clock,
    secrets,
    dataDir: folder.path,
    ask: askWith(app),
    issueCode: (days = 30) => issueCode(db, clock.now, days),
    async admit(username) {
      addresses += 1;
      const form = registerForm(username, await server.issueCode());
      // Each partner has its own address, so that no rate limit is hit.
      const answer = await server.ask(register, form, { address: `10.0.0.${addresses}` });
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data.token;
    },
    async close() {
      await app.close();
      await db.close();
      folder.remove();
    },
  };
  return server;
}

/** Makes calls to a server like a client. */
export const askWith =
  (app: FastifyInstance): TestServer['ask'] =>
  async (route, input, from = {}) =>
    (await send(app, route, input, from)) as Envelope<Output<typeof route>>;

export const registerForm = (username: string, licenseKey: string) => ({
  username,
  nickname: '',
  password: testPassword,
  confirmPassword: testPassword,
  email: 'owner@harbour.example',
  phone: '+66 2 123 4567',
  licenseKey,
});

async function send(app: FastifyInstance, route: Route, input: unknown, from: Sender) {
  const isGet = route.method === 'GET';
  const query = new URLSearchParams(isGet ? queryEntries(input) : []).toString();
  const response = await app.inject({
    method: route.method,
    url: `/api${route.path}${query === '' ? '' : `?${query}`}`,
    remoteAddress: from.address ?? '192.0.2.1',
    headers: {
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      ...(from.token === undefined ? {} : { 'x-ct': from.token }),
      ...(from.lang === undefined ? {} : { lang: from.lang }),
      ...(from.timeZone === undefined ? {} : { 'x-tz': from.timeZone }),
    },
    ...(isGet ? {} : { payload: JSON.stringify(input) }),
  });
  return response.json() as unknown;
}

async function issueCode(db: Db, now: Date, days: number): Promise<string> {
  const code = codeFromBytes(randomBytes(10));
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  const terms = 'Opens one account.';
  const issued = { code, issuer: 'Test Network', terms, issuedBy: 'a test', issuedAt: now };
  await saveCode(db.sql, { ...issued, expiresAt });
  return code;
}

/** The reason of a refusal, or null for a success. */
export const reasonOf = (answer: Envelope<unknown>): string | null =>
  answer.code === 200 ? null : (answer.data as Refused).reason;
