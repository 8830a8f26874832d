import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, callOver, codesIn, endProcess, startProcess } from '../test-process.ts';
import { registerForm } from '../test-server.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const run = commandOf('server/staff/issue-codes.ts', () => place.settings);
const issueCodes = (...words: string[]) => run(words);

test('codes are refused until the database is demo or live, and without a name', async () => {
  const unborn = await issueCodes('--by', 'Ann Smith');
  expect(unborn).toMatchObject({ code: 1, output: '' });
  expect(unborn.complaints).toMatch(/^This database is neither demo nor live yet[^\n]*\.\n$/);
  const nameless = await issueCodes();
  expect(nameless).toMatchObject({ code: 1, output: '' });
  expect(nameless.complaints).toMatch(/^--by is missing\. Usage: npm run codes[^\n]*\n$/);
});

test('codes that staff issue open one account each', async () => {
  const server = startProcess('tools/run-server.ts', place.settings);
  await server.welcome();
  await endProcess(server);
  const issued = await issueCodes('--by', 'Ann Smith', '--count', '2');
  expect(issued).toMatchObject({ code: 0, complaints: '' });
  const [first = '', second = '', ...more] = codesIn(issued.output);
  expect(more).toEqual([]);

  const again = startProcess('tools/run-server.ts', place.settings);
  const address = addressIn(await again.welcome());
  const open = (username: string, code: string) =>
    callOver(address, '/auth/v2/register', registerForm(username, code));
  expect(await open('harbour', first)).toMatchObject({ code: 200 });
  expect((await open('bakery', first)).data).toMatchObject({ reason: 'code_used' });
  expect(await open('bakery', second)).toMatchObject({ code: 200 });
  await endProcess(again);
});
