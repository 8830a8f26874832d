import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { findProcessStart } from '../platform/database/embedded/process-start.ts';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import {
  addressIn,
  callOver,
  codesIn,
  endProcess,
  findPostgres,
  runProcess,
  startProcess,
} from '../test-process.ts';
import { registerForm, testPassword } from '../test-server.ts';
import { startServer } from './main.ts';

const program = 'tools/run-server.ts';
const folder = makeTestFolder();
const settings = { PORT: '0', DATA_DIR: folder.path, DEMO_DAYS: '0' };

// A start waits ten seconds for its database, and the other tests run in the meantime.
const silent = createServer();
const unanswered = () => {
  const { port } = silent.address() as AddressInfo;
  return { ...settings, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/book` };
};
let givenUp: Promise<unknown>;
beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  givenUp = startServer(unanswered()).catch((error) => error);
});
afterAll(async () => {
  await givenUp;
  silent.close();
  folder.remove();
});

const firstCodes: string[] = [];

test('the first start creates a demo, and says where it is and how to log in', async () => {
  const server = startProcess(program, settings);
  const welcome = await server.welcome();
  const address = addressIn(welcome);
  // Passkeys need a name, and a browser takes this one for either of two addresses.
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  for (const host of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`${address.replace('localhost', host)}/livez`);
    expect(answer.status, host).toBe(200);
  }
  expect(welcome).toContain(`Database: ${folder.path}`);
  const [, username, password] = /Log in as (\S+) with the password (\S+)/.exec(welcome) ?? [];
  expect(await callOver(address, '/auth/v2/login', { username, password })).toMatchObject({
    code: 200,
  });
  const config = await callOver(address, '/basic_config');
  expect(config.data).toMatchObject({ mode: 'demo', currency: 'SIM' });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  expect(welcome).toMatch(/^Acceptance codes for foreign exchange: .*personal.*enterprise/m);
  // Three codes each open an account, and two name an acceptor.
  firstCodes.push(...codesIn(welcome));
  expect(firstCodes).toHaveLength(5);
  const form = registerForm('harbour', firstCodes[0] ?? '');
  expect(await callOver(address, '/auth/v2/register', form)).toMatchObject({ code: 200 });

  const postgres = findPostgres(folder.path);
  expect(postgres).not.toBeNull();
  expect(await endProcess(server, 'SIGTERM')).toMatchObject({ code: 0, complaints: '' });
  expect(findPostgres(folder.path)).toBeNull();
  expect(findProcessStart(postgres ?? 0)).toBeNull();
});

test('a second start finds the partners of the first, prints what codes are left, and keeps its acceptors', async () => {
  const server = startProcess(program, settings);
  const welcome = await server.welcome();
  const form = { username: 'harbour', password: testPassword };
  const answer = await callOver(addressIn(welcome), '/auth/v2/login', form);
  expect(answer).toMatchObject({ code: 200 });
  const codes = codesIn(welcome);
  expect(codes).toHaveLength(5);
  // The code that was used is replaced; the others and the acceptors' are those of the first start.
  expect(codes).not.toContain(firstCodes[0]);
  expect(codes).toEqual(expect.arrayContaining(firstCodes.slice(1)));
  expect(await endProcess(server, 'SIGINT')).toMatchObject({ code: 0, complaints: '' });
  expect(findPostgres(folder.path)).toBeNull();
});

test('a port in use is reported in one sentence, and no database is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = startServer({ ...settings, PORT: String(port) });
  const message = `Port ${port} is in use; set PORT to another, such as ${port + 1}.`;
  await expect(started).rejects.toMatchObject({ name: 'StartError', message });
  other.close();
  expect(findPostgres(folder.path)).toBeNull();
});

const wrongSettings = [
  [{ PORT: 'eighty' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [{ PORT: '65536' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://127.0.0.1/book' },
    'The setting DATABASE_URL must be the address of a PostgreSQL database, ' +
      'such as postgres://user@host:5432/name.',
  ],
  [
    { TRUSTED_PROXIES: 'rubbish' },
    'The setting TRUSTED_PROXIES must be addresses of proxies or blocks of them, ' +
      'such as 10.0.0.1,192.0.2.0/24.',
  ],
  [
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/book' },
    'The database at 127.0.0.1:1/book cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  ],
] as const;

// Each is a whole process. In npm test, config.test.ts holds every setting to its sentence, the
// tests around this one the start to its own, and run-server.test.ts prints one and ends.
test.runIf(isLongRun).each(wrongSettings)(
  'a start with %j ends with one sentence that says why',
  async (wrong, sentence) => {
    const ended = await runProcess(program, { ...settings, ...wrong });
    expect(ended).toEqual({ code: 1, output: '', complaints: `${sentence}\n` });
    expect(findPostgres(folder.path)).toBeNull();
  },
);

test('a database that does not answer is reported, and Ctrl-C ends the wait for it', async () => {
  const connected = once(silent, 'connection');
  const started = startProcess(program, unanswered());
  await connected;
  expect(await endProcess(started, 'SIGINT')).toEqual({ code: 0, output: '', complaints: '' });
  const { port } = silent.address() as AddressInfo;
  const message = `The database at 127.0.0.1:${port}/book cannot be reached: timeout expired.`;
  expect(await givenUp).toMatchObject({ name: 'StartError', message });
});
