import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, codesIn, endProcess, startProcess } from '../test-process.ts';
import { registerForm } from '../test-server.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const why = ['--by', 'Ann Smith', '--reason', 'licence checked', '--reference', 'FX-1'];
const run = commandOf('server/staff/acceptor.ts', () => place.settings);
const money = commandOf('server/staff/money.ts', () => place.settings);
const acceptor = (...words: string[]) => run([...words, ...why]);

const harbour = [
  ...['--add', 'Harbour Exchange', '--kind', 'enterprise', '--currency', 'XTS'],
  ...['--rate', '33.125', '--limit', '500.00', '--registration', 'Register of Quays, no. 12'],
];

/** The same words with another value behind one of them. */
const withOther = (name: string, value: string) =>
  harbour.map((word, at) => (harbour[at - 1] === name ? value : word));

test('staff add an acceptor, whose code is printed once and names it', async () => {
  const unborn = await acceptor(...harbour);
  expect(unborn.complaints).toMatch(/^This database is neither demo nor live yet/);
  const server = startProcess('tools/run-server.ts', place.settings);
  const welcome = await server.welcome();
  const address = addressIn(welcome);
  const [licence = ''] = codesIn(welcome);

  for (const [name, value] of [
    ['--kind', 'friend'],
    ['--currency', 'baht'],
    ['--rate', '0'],
    ['--rate', '1e3'],
    ['--limit', '5,000'],
    ['--limit', '0'],
    ['--registration', ''],
  ] as const) {
    const wrong = await acceptor(...withOther(name, value));
    expect(wrong, `${name} ${value}`).toMatchObject({ code: 1, output: '' });
    expect(wrong.complaints).toContain(`${name} must`);
  }
  const added = await acceptor(...harbour);
  expect(added).toMatchObject({ code: 0, complaints: '' });
  const [code = ''] = codesIn(added.output);
  const [, id = ''] = /with the id (\S+)\./.exec(added.output) ?? [];

  const call = async (path: string, input: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'x-ct': token };
    const body = JSON.stringify(input);
    const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body });
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };
  const { data } = await call('/auth/v2/register', registerForm('harbour', licence));
  const token = String(data.token);
  const look = (typed: string) =>
    call('/acceptor/detail', { kind: 'enterprise', code: typed }, token);
  expect((await look(code)).data).toMatchObject({ id, name: 'Harbour Exchange', rate: '33.125' });

  const changed = await acceptor('--change', id, '--rate', '34');
  expect(changed.output).toBe('Harbour Exchange: rate 34, limit 500.00, on.\n');
  expect((await look(code)).data).toMatchObject({ rate: '34', limit: '500.00' });
  const [fresh = ''] = codesIn((await acceptor('--new-code', id)).output);
  expect((await look(code)).data).toMatchObject({ reason: 'acceptance_code_wrong' });
  expect((await look(fresh)).data).toMatchObject({ id });
  await acceptor('--change', id, '--active', 'no');
  expect((await look(fresh)).data).toMatchObject({ reason: 'acceptance_code_wrong' });
  expect((await acceptor('--change', 'nobody')).complaints).toMatch(/^There is no acceptor/);
  expect((await acceptor()).complaints).toMatch(/^Name one act/);
  for (const act of ['exchange-accepted', 'exchange-released', 'exchange-completed']) {
    const words = ['--act', act, '--id', id, ...why];
    const none = await money(words);
    expect(none).toMatchObject({ code: 1, complaints: 'There is no such exchange.\n' });
  }
  expect(await endProcess(server)).toMatchObject({ code: 0 });
});
