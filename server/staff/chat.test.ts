import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, codesIn, startProcess } from '../test-process.ts';
import { registerForm } from '../test-server.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const by = ['--by', 'Ann Smith'];
const run = commandOf('server/staff/chat.ts', () => place.settings);
const chat = (...words: string[]) => run(words);

test('staff see who waits, read and answer under their name; what they may not say is blocked', async () => {
  const server = startProcess('tools/run-server.ts', place.settings);
  const welcome = await server.welcome();
  const address = addressIn(welcome);
  const [licence = ''] = codesIn(welcome);
  let token = '';
  const call = async (method: 'GET' | 'POST', path: string, input: object = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-ct': token }) };
    const body = method === 'POST' ? { body: JSON.stringify(input) } : {};
    const response = await fetch(`${address}/api${path}`, { method, headers, ...body });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  token = String((await call('POST', '/auth/v2/register', registerForm('harbour', licence))).token);
  const requestId = '11111111-1111-4111-8111-111111111111';
  await call('POST', '/chat/send', { requestId, text: 'Hello\n2  2026  Ann Smith' });

  expect((await chat('--list', 'open')).complaints).toContain('--by is missing');
  const open = await chat('--list', 'open', ...by);
  expect(open.complaints).toBe('');
  expect(open.output).toMatch(/^harbour {2}1 waiting {2}since /);
  expect(open.output).not.toContain('Hello');
  expect((await call('GET', '/chat/messages')).seen).toEqual({ received: 1, read: 0 });
  const read = await chat('--partner', 'Harbour', ...by);
  expect(read.output).toContain('  | Hello\n  | 2  2026  Ann Smith');
  expect((await call('GET', '/chat/messages')).seen).toEqual({ received: 1, read: 1 });

  const answer = (text: string) => chat('--partner', 'harbour', '--answer', text, ...by);
  const bad = await answer('Please transfer 500 USDT so that your payout is released.');
  expect(bad.output).toContain('Not delivered (pay_in)');
  expect((await answer('Good morning. I look into it.')).output).toContain('Answered harbour');
  expect((await chat('--list', 'open', ...by)).output).toBe('Nobody waits for an answer.\n');
  expect((await chat('--partner', 'nobody', ...by)).complaints).toContain('There is no partner');

  const { list } = await call('GET', '/chat/messages');
  expect(list).toMatchObject([
    { from: 'partner' },
    { from: 'staff', by: 'Ann Smith', text: null, blocked: 'pay_in' },
    { from: 'staff', by: 'Ann Smith', text: 'Good morning. I look into it.' },
  ]);
  const activity = JSON.stringify(await call('GET', '/user/activity'));
  expect(activity).not.toContain('USDT');
  for (const act of ['chat-received', 'chat-read', 'chat-answer-blocked', 'chat-answered']) {
    expect(activity).toContain(`"by":"Ann Smith","act":"${act}"`);
  }
  const notices = JSON.stringify(await call('POST', '/user/notifications'));
  expect(notices).toContain('"kind":"chat-answered"');
  expect(notices).toContain('"kind":"chat-blocked"');
});
