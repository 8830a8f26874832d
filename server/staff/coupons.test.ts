import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, endProcess, startProcess } from '../test-process.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const why = ['--by', 'Ann Smith', '--reason', 'harbour week'];
const run = commandOf('server/staff/coupons.ts', () => place.settings);
const coupons = (...words: string[]) => run([...words, ...why]);

const added = (output: string) => /with the id (\S+)\./.exec(output)?.[1] ?? '';
const add = (name: string, ...words: string[]) =>
  coupons('--add', name, '--budget', '500.00', ...words);

test('staff make activities of every kind, give coupons to named partners, and end them', async () => {
  const unborn = await add('Early', '--kind', 'team', '--amount', '5.00');
  expect(unborn.complaints).toMatch(/^This database is neither demo nor live yet/);
  const server = startProcess('tools/run-server.ts', place.settings);
  const address = addressIn(await server.welcome());

  for (const words of [
    ['--kind', 'gift', '--amount', '5.00'],
    ['--kind', 'discount', '--amount', '5.00'],
    ['--kind', 'discount', '--share', '101', '--most', '5.00'],
    ['--kind', 'fixed-amount', '--share', '10', '--most', '5.00'],
    ['--kind', 'deduction', '--amount', '5.00', '--required', '5.00'],
    ['--kind', 'custom', '--amount', '5.00'],
    ['--kind', 'team', '--amount', '5,00'],
    ['--kind', 'team', '--amount', '5.00', '--for', 'friends'],
    ['--kind', 'team', '--amount', '5.00', '--new-user-days', '3'],
  ]) {
    const wrong = await add('Wrong', ...words);
    expect(wrong, words.join(' ')).toMatchObject({ code: 1, output: '' });
  }
  const kinds = [
    ['discount', '--share', '25', '--most', '40.00'],
    ['fixed-amount', '--amount', '10.00'],
    ['value-added', '--share', '10', '--most', '20.00'],
    ['deduction', '--amount', '10.00', '--required', '100.00'],
    ['custom', '--type', 'addition', '--amount', '3.00'],
  ];
  for (const [kind = '', ...words] of kinds) {
    expect(await add(`A ${kind}`, '--kind', kind, ...words)).toMatchObject({ code: 0 });
  }
  const team = await add('Team', '--kind', 'team', '--amount', '5.00', '--for', 'named');
  const id = added(team.output);
  const give = ['--give', id, '--partner', 'demo', '--reference', 'T-1'];
  expect((await coupons(...give)).output).toMatch(/^Given to demo/);
  expect((await coupons(...give)).output).toMatch(/^Given to demo/);
  const nobody = await coupons('--give', id, '--partner', 'nobody', '--reference', 'T-1');
  expect(nobody.code).toBe(1);

  const call = async (path: string, token = '', input?: object) => {
    const headers = { 'content-type': 'application/json', 'x-ct': token };
    const body = input ? { method: 'POST', body: JSON.stringify(input) } : {};
    const response = await fetch(`${address}/api${path}`, { headers, ...body });
    return (await response.json()) as { data: Record<string, unknown> };
  };
  const form = { username: 'demo', password: 'look-around-first' };
  const token = String((await call('/auth/v2/login', '', form)).data.token);
  const listed = await call('/user_coupon/list', token);
  expect(listed.data).toMatchObject({
    list: [
      { name: 'Team', kind: 'team', type: 'addition', amount: '5.00' },
      { name: 'Team', kind: 'team', type: 'addition', amount: '5.00' },
    ],
    counts: { unused: 2, used: 0, expired: 0 },
  });
  const { data } = await call('/user/activity', token);
  expect(JSON.stringify(data)).toContain('coupon-give');
  const offered = await call('/user_coupon/activities', token);
  const names = (offered.data.list as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['A discount', 'A custom', 'Welcome']));
  expect(names).not.toContain('Team');
  expect((await coupons('--end', id)).output).toBe('Team has ended.\n');
  expect((await coupons('--end', id)).output).toBe('Team had ended before.\n');
  expect((await coupons(...give)).complaints).toMatch(/is over/);
  expect(await endProcess(server)).toMatchObject({ code: 0 });
}, 120_000);
