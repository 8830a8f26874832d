import { afterAll, beforeAll, expect, test } from 'vitest';
import { basicConfig } from '#contract/help.ts';
import { languages } from '#domain/language.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { initialConfiguration } from '../../platform/settings/create-installation.ts';
import {
  getSettings,
  insertConfiguration,
  type Settings,
} from '../../platform/settings/settings-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { questionsOf } from './questions.ts';

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
  configuration: { ...initialConfiguration, questions, plan: {} as never },
  version: 1,
});

test('members get at least ten questions and the operating rules, in their language', async () => {
  const firsts = new Set<string>();
  for (const { code } of languages) {
    const list = await ask(code);
    expect(list.filter(({ group }) => group === 'question').length).toBeGreaterThanOrEqual(10);
    expect(list.filter(({ group }) => group === 'rule').length).toBeGreaterThanOrEqual(4);
    for (const one of list) expect(one.lang).toBe(code);
    firsts.add(list[0]?.question ?? '');
  }
  expect(firsts.size).toBe(languages.length);
  for (const one of await ask('de-AT')) expect(one.lang).toBe('de');
  const [english] = await ask('en');
  const [german] = await ask('de');
  expect([english?.question, german?.question]).toEqual([
    'How does a plan work?',
    'Wie funktioniert ein Plan?',
  ]);
});

test('strangers are not sent the questions, which no screen before the login shows', async () => {
  expect(await ask('en', '')).toEqual([]);
});

test('the learning phase, the payout and the fees are explained as they are', async () => {
  const list = await ask('en');
  const textOf = (id: string) => JSON.stringify(list.find((one) => one.id === id)?.answer);
  expect(textOf('learning-phase')).toContain('30 to 50 conversions within 7 days');
  expect(textOf('payout-refused')).toContain('that is never to pay');
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

test('every language has the same questions, and answers with the same points', async () => {
  const shapes = async (lang: string) =>
    (await ask(lang)).map(({ id, answer }) => [
      id,
      ...answer.map((block) => (block.type === 'list' ? block.items.length : block.type)),
    ]);
  const english = await shapes('en');
  for (const { code } of languages) expect(await shapes(code)).toEqual(english);
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

test('a network can add a hundred questions to ours', async () => {
  const { configuration } = await getSettings(server.db.sql);
  const questions = Array.from({ length: 100 }, (_, at) => ({
    ...{ id: `own-${at}`, group: 'question' as const, related: [] },
    texts: {
      en: { question: `No. ${at}?`, answer: [{ type: 'paragraph' as const, text: 'Yes.' }] },
    },
  }));
  const next = { ...configuration, questions };
  await insertConfiguration(server.db.sql, next, 'Ann Lee', server.clock.now);
  const count = async () => (await ask('en')).filter(({ id }) => id.startsWith('own-')).length;
  await expect.poll(count).toBe(100);
});
