import { afterAll, expect, test } from 'vitest';
import { makeThrowawayFolder } from '../db/embedded/throwaway-folder.ts';
import {
  addressIn,
  callOver,
  codesIn,
  endProcess,
  runProcess,
  startProcess,
} from '../test-process.ts';
import { registerForm } from '../test-server.ts';

const folder = makeThrowawayFolder();
const settings = { PORT: '0', DATA_DIR: folder.path };
afterAll(() => folder.remove());

const issueCodes = (...words: string[]) =>
  runProcess('server/staff/issue-codes.ts', settings, words);

test('codes are refused until the database is demo or live, and without a name', async () => {
  const unborn = await issueCodes('--by', 'Ann Smith');
  expect(unborn).toMatchObject({ code: 1, output: '' });
  expect(unborn.complaints).toMatch(/^This database is neither demo nor live yet[^\n]*\.\n$/);
  const nameless = await issueCodes();
  expect(nameless).toMatchObject({ code: 1, output: '' });
  expect(nameless.complaints).toMatch(/^--by is missing\. Usage: npm run codes[^\n]*\n$/);
});

test('codes that staff issue open one account each', async () => {
  const server = startProcess('tools/run-server.ts', settings);
  await server.welcome();
  await endProcess(server);
  const issued = await issueCodes('--by', 'Ann Smith', '--count', '2');
  expect(issued).toMatchObject({ code: 0, complaints: '' });
  const [first = '', second = '', ...more] = codesIn(issued.output);
  expect(more).toEqual([]);

  const again = startProcess('tools/run-server.ts', settings);
  const address = addressIn(await again.welcome());
  const open = (username: string, code: string) =>
    callOver(address, '/auth/v2/register', registerForm(username, code));
  expect(await open('harbour', first)).toMatchObject({ code: 200 });
  expect((await open('bakery', first)).data).toMatchObject({ reason: 'code_used' });
  expect(await open('bakery', second)).toMatchObject({ code: 200 });
  await endProcess(again);
});
