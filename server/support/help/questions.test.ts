import { afterAll, beforeAll, expect, test } from 'vitest';
import { basicConfig } from '#contract/help.ts';
import { languages } from '#domain/language.ts';
import { linesOf } from '#domain/text-blocks.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { initialConfiguration } from '../../platform/settings/create-installation.ts';
import {
  getSettings,
  insertConfiguration,
  type Settings,
} from '../../platform/settings/settings-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { listFaqEntries } from './questions.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('curious');
});
afterAll(() => server.close());

const loadQuestions = async (lang: string, sender = token) => {
  const response = await server.ask(basicConfig, { lang }, sender === '' ? {} : { token: sender });
  if (response.code !== 200) throw new Error(response.msg);
  return response.data.faq_config;
};

const createSettings = (questions: Settings['configuration']['questions']): Settings => ({
  installation: { mode: 'live', currency: 'EUR', name: 'Acme' },
  configuration: { ...initialConfiguration, questions, plan: {} as never },
  version: 1,
  superseded: [],
});

test('members get at least ten questions and the operating rules, in their language', async () => {
  const firstQuestions = new Set<string>();
  for (const { code } of languages) {
    const list = await loadQuestions(code);
    expect(list.filter(({ group }) => group === 'question').length).toBeGreaterThanOrEqual(10);
    expect(list.filter(({ group }) => group === 'rule').length).toBeGreaterThanOrEqual(4);
    for (const question of list) expect(question.lang).toBe(code);
    firstQuestions.add(list[0]?.question ?? '');
  }
  expect(firstQuestions.size).toBe(languages.length);
  for (const question of await loadQuestions('de-AT')) expect(question.lang).toBe('de');
  const [english] = await loadQuestions('en');
  const [german] = await loadQuestions('de');
  expect([english?.question, german?.question]).toEqual([
    'How does a plan work?',
    'Wie funktioniert ein Plan?',
  ]);
});

test('strangers are not sent the questions, which no screen before the login shows', async () => {
  expect(await loadQuestions('en', '')).toEqual([]);
});

test('the learning phase, the payout and the fees are explained as they are', async () => {
  const list = await loadQuestions('en');
  const getAnswer = (id: string) =>
    JSON.stringify(list.find((question) => question.id === id)?.answer);
  expect(getAnswer('learning-phase')).toContain('30 to 50 conversions within 7 days');
  expect(getAnswer('payout-refused')).toContain('that is never to pay');
  expect(getAnswer('fees')).toContain('There is no fee for releasing money');
});

test('every related question and every link in an answer leads somewhere', async () => {
  const list = await loadQuestions('en');
  const ids = new Set(list.map(({ id }) => id));
  for (const { related, answer } of list) {
    for (const id of related) expect(ids).toContain(id);
    for (const block of answer) if (block.type === 'question') expect(ids).toContain(block.id);
  }
});

test('every language has the same questions, and answers with the same points', async () => {
  const listShapes = async (lang: string) =>
    (await loadQuestions(lang)).map(({ id, answer }) => [
      id,
      ...answer.map((block) => (block.type === 'list' ? block.items.length : block.type)),
    ]);
  const english = await listShapes('en');
  for (const { code } of languages) expect(await listShapes(code)).toEqual(english);
});

test('a network adds questions, replaces ours by their id, and hides them by an empty answer', () => {
  const traits = { group: 'question', related: [] as string[] } as const;
  const createTexts = (question: string, paragraphs: string[]) => ({
    en: {
      question,
      answer: paragraphs.map((text) => ({ type: 'paragraph' as const, text })),
    },
  });
  const list = listFaqEntries(
    createSettings([
      { id: 'opening-hours', ...traits, texts: createTexts('When are you there?', ['Always.']) },
      { id: 'fees', ...traits, texts: createTexts('What does it cost?', ['Nothing.']) },
      { id: 'follow', ...traits, texts: createTexts('-', []) },
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

test('a configuration that hid or rewrote what partners rely on shows it all the same', async () => {
  const hardly = [{ type: 'paragraph' as const, text: 'Hardly. Most plans earn more.' }];
  const question = {
    id: 'plan-loss',
    group: 'rule' as const,
    related: [],
    texts: { en: { question: 'Is it safe?', answer: hardly } },
  };
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...question,
    ...{ id: `own-${index}`, group: 'question' as const },
  }));
  const settings = createSettings([...many, question]);
  const fixedIds = ['plan-loss', 'rule-staff', 'rule-safety'];
  const hidden = { ...settings.configuration, questionsHidden: fixedIds, questionOrder: ['fees'] };
  for (const { code } of languages) {
    const list = listFaqEntries({ ...settings, configuration: hidden }, code);
    const shipped = await loadQuestions(code);
    for (const id of fixedIds) {
      const entry = list.find((one) => one.id === id);
      const original = shipped.find((one) => one.id === id);
      expect(entry).toMatchObject({ question: original?.question, group: original?.group });
      expect(linesOf(entry?.answer ?? [])[0]).toBe(linesOf(original?.answer ?? [])[0]);
      const section = list.filter(({ group }) => group === entry?.group);
      expect(section.findIndex((one) => one.id === id)).toBeLessThan(5);
    }
  }
});

test('a network can add a hundred questions to ours', async () => {
  const { configuration } = await getSettings(server.db.sql);
  const questions = Array.from({ length: 100 }, (_, index) => ({
    id: `own-${index}`,
    group: 'question' as const,
    related: [],
    texts: {
      en: { question: `No. ${index}?`, answer: [{ type: 'paragraph' as const, text: 'Yes.' }] },
    },
  }));
  const newConfiguration = { ...configuration, questions };
  await insertConfiguration(server.db.sql, newConfiguration, 'Ann Lee', server.clock.now);

  const countOwn = async () =>
    (await loadQuestions('en')).filter(({ id }) => id.startsWith('own-')).length;
  await expect.poll(countOwn).toBe(100);
});
