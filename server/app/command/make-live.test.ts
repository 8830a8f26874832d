import { afterAll, expect, test } from 'vitest';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import {
  addressIn,
  callOver,
  endProcess,
  findPostgres,
  runProcess,
  startProcess,
} from '../../test-process.ts';

const live = makeTestFolder();
const demo = makeTestFolder();
afterAll(() => {
  live.remove();
  demo.remove();
});

const makeLive = (folder: string, currency: string) =>
  runProcess('server/app/command/make-live.ts', { DATA_DIR: folder }, [
    ...['--currency', currency],
    ...['--name', 'Acme Network'],
    ...['--by', 'Ann Smith'],
  ]);

test.each(['SIM', 'euro'])('a live database in %s is refused with one sentence', async (wrong) => {
  const complaints = '--currency must be three capital letters of a real currency.\n';
  expect(await makeLive(live.path, wrong)).toEqual({ code: 1, output: '', complaints });
  expect(findPostgres(live.path)).toBeNull();
});

test('a database becomes live once, and the server then shows it as live', async () => {
  const made = await makeLive(live.path, 'EUR');
  expect(made).toMatchObject({ code: 0, complaints: '' });
  expect(made.output).toContain(`The database ${live.path} is live, in EUR, for good.`);

  const complaints = `The database ${live.path} is already live, for good.\n`;
  expect(await makeLive(live.path, 'USD')).toEqual({ code: 1, output: '', complaints });

  const server = startProcess('tools/run-server.ts', { PORT: '0', DATA_DIR: live.path });
  const welcome = await server.welcome();
  expect(welcome).not.toMatch(/demo|log in|code/i);
  const config = await callOver(addressIn(welcome), '/basic_config');
  expect(config.data).toMatchObject({ mode: 'live', currency: 'EUR', name: 'Acme Network' });
  const login = { username: 'demo', password: 'look-around-first' };
  const answer = await callOver(addressIn(welcome), '/auth/v2/login', login);
  expect(answer.data).toMatchObject({ reason: 'credentials_wrong' });
  // Cookies would not be Secure behind a proxy that nobody named, so the start says so.
  const warned = expect.stringMatching(/^Warning: TRUSTED_PROXIES is empty\.[^\n]*\n$/);
  expect(await endProcess(server)).toMatchObject({ code: 0, complaints: warned });
});

test('a demo never becomes live', async () => {
  const server = startProcess('tools/run-server.ts', { PORT: '0', DATA_DIR: demo.path });
  await server.welcome();
  await endProcess(server);
  const complaints = `The database ${demo.path} is already demo, for good.\n`;
  expect(await makeLive(demo.path, 'EUR')).toEqual({ code: 1, output: '', complaints });
});
