import { afterAll, beforeAll, expect, test } from 'vitest';
import { basicConfig } from '#contract/help.ts';
import { voteQuestion } from '#contract/question.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { configurationAtBirth } from '../installation/birth.ts';
import type { Settings } from '../installation/settings.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { questionsOf } from './questions.ts';
import { listVotes } from './vote-store.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('curious');
});
afterAll(() => server.close());

const ask = async (lang: string, from = token) => {
  const answer = await server.ask(basicConfig, { lang }, from === '' ? {} : { token: from });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.faq_config;
};

const settingsWith = (questions: Settings['configuration']['questions']): Settings => ({
  installation: { mode: 'live', currency: 'EUR', name: 'Acme' },
  configuration: { ...configurationAtBirth, questions, plan: {} as never },
});

test('members get at least ten questions and the operating rules, in their language', async () => {
  for (const lang of ['en', 'de', 'de-AT']) {
    const list = await ask(lang);
    expect(list.filter(({ group }) => group === 'question').length).toBeGreaterThanOrEqual(10);
    expect(list.filter(({ group }) => group === 'rule').length).toBeGreaterThanOrEqual(4);
    for (const one of list) expect(one.lang).toBe(lang.slice(0, 2));
  }
  const [english] = await ask('en');
  const [german] = await ask('de');
  expect([english?.question, german?.question]).toEqual([
    'How does a plan work?',
    'Wie funktioniert ein Plan?',
  ]);
  expect((await ask('ja'))[0]?.lang).toBe('en');
});

test('strangers are not sent the questions, which no screen before the login shows', async () => {
  expect(await ask('en', '')).toEqual([]);
});

test('the learning phase, the payout and the fees are explained as they are', async () => {
  const list = await ask('en');
  const textOf = (id: string) => JSON.stringify(list.find((one) => one.id === id)?.answer);
  expect(textOf('learning-phase')).toContain('30 to 50 conversions within 7 days');
  expect(textOf('payout-refused')).toContain('paying something is never among it');
  expect(textOf('fees')).toContain('There is no fee for releasing money');
});

test('every related question and every link in an answer leads somewhere', async () => {
  const list = await ask('en');
  const ids = new Set(list.map(({ id }) => id));
  for (const { related, answer } of list) {
    for (const id of related) expect(ids).toContain(id);
    for (const block of answer) if (block.type === 'question') expect(ids).toContain(block.id);
  }
});

test('both languages say the same number of things in the same order', async () => {
  const shapes = async (lang: string) =>
    (await ask(lang)).map(({ id, answer }) => [
      id,
      ...answer.map((block) => (block.type === 'list' ? block.items.length : block.type)),
    ]);
  expect(await shapes('de')).toEqual(await shapes('en'));
});

test('a network adds questions, replaces ours by their id, and hides them by an empty answer', () => {
  const own = { group: 'question', related: [] as string[] } as const;
  const text = (question: string, words: string[]) => ({
    en: { question, answer: words.map((one) => ({ type: 'paragraph' as const, text: one })) },
  });
  const list = questionsOf(
    settingsWith([
      { id: 'opening-hours', ...own, texts: text('When are you there?', ['Always.']) },
      { id: 'fees', ...own, texts: text('What does it cost?', ['Nothing.']) },
      { id: 'follow', ...own, texts: text('-', []) },
    ]),
    'de',
  );
  expect(list.slice(0, 2).map(({ question, lang }) => [question, lang])).toEqual([
    ['When are you there?', 'en'],
    ['What does it cost?', 'en'],
  ]);
  expect(list.filter(({ id }) => id === 'fees')).toHaveLength(1);
  expect(list.some(({ id, related }) => id === 'follow' || related.includes('follow'))).toBe(false);
});

test('a partner has one voice for each question, and the newest counts', async () => {
  const vote = (id: string, isHelpful: boolean) =>
    server.ask(voteQuestion, { id, isHelpful }, { token });
  expect((await vote('fees', true)).code).toBe(200);
  expect((await vote('fees', false)).code).toBe(200);
  expect(await listVotes(server.db.sql)).toEqual([{ id: 'fees', yes: 0n, no: 1n }]);
  expect(reasonOf(await vote('never-asked', true))).toBe('question_not_found');
});
