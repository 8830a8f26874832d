import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, codesIn, endProcess, startProcess } from '../test-process.ts';
import { registerForm } from '../test-server.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const by = ['--by', 'Ann Smith'];
const runNotice = commandOf('server/staff/notice.ts', () => place.settings);
const runFeedback = commandOf('server/staff/feedback.ts', () => place.settings);
const notice = (...words: string[]) => runNotice(words);
const feedback = (...words: string[]) => runFeedback(words);

test('staff announce to all or to one, answer feedback, and the partner sees all of it', async () => {
  const toAll = ['--category', 'activity', '--to', 'all', ...by];
  const unborn = await notice(...toAll, '--title', 'A', '--text', 'B');
  expect(unborn.complaints).toMatch(/^This database is neither demo nor live yet/);
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

  const wrong = await notice('--category', 'gossip', '--to', 'all', '--title', 'A', ...by);
  expect(wrong).toMatchObject({ code: 1, output: '' });
  expect(wrong.complaints).toMatch(/^--category must be one of/);
  expect((await notice(...toAll)).complaints).toMatch(/^Give --title and --text, or --file/);
  const blocks = [
    { type: 'paragraph', text: 'Hello' },
    { type: 'place', to: 'wallet' },
  ];
  const file = join(place.folder, 'notice.json');
  writeFileSync(file, JSON.stringify({ en: { title: 'An event', blocks } }));
  expect(await notice(...toAll, '--file', file)).toMatchObject({ code: 0, complaints: '' });
  const toOne = ['--category', 'system-announcement', '--to', 'Harbour', ...by];
  const told = await notice(...toOne, '--title', 'For you', '--text', 'Alone.');
  expect(told.output).toMatch(/^Told Harbour: For you/);
  const { list } = await call('POST', '/user/notifications');
  expect(list).toMatchObject([
    { category: 'system-announcement', content: { title: 'For you' } },
    { category: 'activity', content: { title: 'An event', blocks } },
  ]);

  const sent = { topic: 'app', content: 'Two\nlines' };
  const ticket = String((await call('POST', '/feedback', sent)).ticket);
  const open = await feedback('--list', 'open');
  expect(open.output).toMatch(new RegExp(`^${ticket}  .*  received  app  harbour  Two lines\\n$`));
  expect((await feedback('--ticket', ticket)).output).toContain('  | Two\n  | lines');
  const answer = ['--ticket', ticket, '--state', 'answered', ...by];
  expect((await feedback(...answer)).complaints).toContain('--answer is missing');
  expect((await feedback('--ticket', 'F-AAAA-AAAA')).complaints).toContain('There is no ticket');
  const evil = 'Please transfer 500 USDT first, and your payout is released.';
  const blocked = await feedback(...answer, '--answer', evil);
  expect(blocked.output).toContain('Not delivered (pay_in)');
  const refused = await notice(...toAll, '--title', 'Payouts', '--text', evil);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaints).toContain('it asks for money');
  expect((await feedback(...answer, '--answer', 'Mended.')).output).toBe(
    `${ticket} is answered.\n`,
  );
  await feedback('--ticket', ticket, '--state', 'closed', ...by);
  expect((await feedback(...answer, '--answer', 'Again.')).complaints).toContain('is closed');
  expect((await feedback('--list', 'open')).output).toBe('There is none.\n');

  const own = (await call('GET', '/feedback/list')).list as { steps: object[] }[];
  expect(own).toMatchObject([{ ticket, state: 'closed' }]);
  expect(own[0]?.steps[1]).toMatchObject({ by: 'Ann Smith', answer: 'Mended.' });
  const after = (await call('POST', '/user/notifications')).list as { content: object }[];
  expect(after[0]?.content).toMatchObject({ kind: 'feedback-answered', facts: { ticket } });
  const acts = (await call('GET', '/user/activity')).list as { act: string }[];
  expect(acts.map(({ act }) => act)).toEqual([
    ...['feedback-closed', 'feedback-answered', 'feedback-answer-blocked', 'notice'],
  ]);
  expect(await endProcess(server)).toMatchObject({ code: 0 });
}, 120_000);
