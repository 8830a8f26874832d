import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Setting, settings } from '#contract/configuration.ts';
import { depositTip } from '#contract/deposit.ts';
import { decideApproval, listApprovals, withdrawApproval } from '#contract/desk/approvals.ts';
import {
  changeConfiguration,
  listVersions,
  readConfiguration,
} from '#contract/desk/configuration.ts';
import {
  arrangeQuestions,
  dropQuestion,
  listDeskQuestions,
  saveQuestion,
} from '#contract/desk/questions.ts';
import { settingTitles } from '#contract/desk/setting-words.ts';
import { basicConfig, listLanguages } from '#contract/help.ts';
import { demoConfiguration } from '../../app/demo/demo-configuration.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings, insertConfiguration } from '../../platform/settings/settings-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { ownQuestion } from '../test-programme.ts';
import { whyNotWords } from './configuration-rules.ts';

let server: TestServer;
let ada: TestStaff;
let bo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ada = await admitStaff(server, 'Ada Admin', 'admin');
  bo = await admitStaff(server, 'Bo Approver', 'approver', 'admin');
});
afterAll(() => server.close());

const reason = 'as agreed';
const versionNow = async () => (await ada.get(readConfiguration, {})).version;
const help = { id: 'help', label: 'Help', type: 1, url: 'https://help.example/' };

test('customer service contacts are changed by two people, never by one', async () => {
  const version = await versionNow();
  const asked = { version, part: 'customerService', value: [help], reason } as const;
  const { id } = await ada.get(changeConfiguration, asked);
  const urls = async () =>
    (await getSettings(server.db.sql)).configuration.customerService.map(({ url }) => url);
  expect(await urls()).toEqual(['/chat']);
  const confirm = { id, isApproved: true, reason: '' };
  expect(reasonOf(await ada.ask(decideApproval, confirm))).toBe('second_person_needed');
  const { list } = await bo.get(listApprovals, { kind: 'configuration' });
  expect(list[0]).toMatchObject({ id, requestedBy: 'Ada Admin', state: 'waiting' });
  expect(list[0]?.about).toMatchObject({ 'help, address': `– → ${help.url}` });
  const both = await Promise.all([
    bo.ask(decideApproval, confirm),
    bo.ask(decideApproval, confirm),
  ]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(both.map(reasonOf)).toContain('desk_request_decided');
  expect(await urls()).toEqual([help.url]);
  const history = await ada.get(listVersions, { part: 'customerService' });
  expect(history.list[0]).toMatchObject({ by: 'Ada Admin', confirmedBy: 'Bo Approver', reason });
});

test('a request is not approved over what changed meanwhile, and its requester may withdraw it', async () => {
  const version = await versionNow();
  const asked = (step: string) =>
    ({ version, part: 'depositInstructions', value: { en: [step] }, reason }) as const;
  const first = await ada.get(changeConfiguration, asked('One.'));
  const other = await bo.ask(changeConfiguration, asked('Two.'));
  expect(reasonOf(other)).toBe('desk_request_waiting');
  // The part is changed while the request waits, by something other than the desk.
  const { configuration } = await getSettings(server.db.sql);
  const changed = { ...configuration, depositInstructions: { en: ['Three.'] } };
  await insertConfiguration(server.db.sql, changed, 'a test', server.clock.now);
  const late = await bo.ask(decideApproval, { id: first.id, isApproved: true, reason: '' });
  expect(reasonOf(late)).toBe('desk_changed_meanwhile');
  await ada.get(withdrawApproval, { id: first.id, reason: '' });
  const now = await versionNow();
  for (const wrong of [
    { part: 'rechargeService', value: [{ ...help, url: 'http://help' }] },
    // The app opens its own chat itself: with another type it would appear nowhere.
    { part: 'customerService', value: [{ ...help, type: 2, url: '/chat' }] },
    { part: 'rechargeService', value: [help, { ...help, id: 'chat', type: 2, url: '/chat' }] },
  ] as const) {
    const bad = await ada.ask(changeConfiguration, { version: now, ...wrong, reason } as never);
    expect(reasonOf(bad)).toBe('desk_value_wrong');
  }
});

test('a part is not changed over what another person changed in it meanwhile', async () => {
  const version = await versionNow();
  const contact = (value: unknown) => ({ version, part: 'pushContact', value, reason }) as const;
  const [before, after] = ['mailto:push@reachbook.example', 'mailto:ada@push.example'];
  await withSecond(ada, bo).get(changeConfiguration, contact(after));
  const late = await bo.ask(changeConfiguration, contact('mailto:bo@push.example'));
  expect(reasonOf(late)).toBe('desk_changed_meanwhile');
  const { openingHours } = (await bo.get(readConfiguration, {})).configuration;
  const shorter = { ...openingHours, days: openingHours.days.with(0, null) };
  await withSecond(ada, bo).get(changeConfiguration, {
    ...{ version, part: 'openingHours', value: shorter, reason },
  });
  const { list } = await ada.get(listVersions, { part: 'pushContact' });
  expect(list[0]?.changes).toEqual([{ at: 'pushContact', before, after }]);
  const bad = await ada.ask(changeConfiguration, { ...contact(7), version: await versionNow() });
  expect(reasonOf(bad)).toBe('desk_value_wrong');
});

test('no fee is above 30 %, whoever asks for it', async () => {
  const { version, configuration } = await ada.get(readConfiguration, {});
  const { plan, vip } = configuration;
  const tooHigh = [
    ['plan', 'mediaFeeBps', { ...plan, mediaFeeBps: 3_001 }],
    ['plan', 'revenueFeeBps', { ...plan, revenueFeeBps: 10_000 }],
    ['vip', 'revenueFeeBps', { ...vip, revenueFeeBps: 3_001 }],
  ] as const;
  for (const [part, name, value] of tooHigh) {
    const answer = await ada.ask(changeConfiguration, { version, part, value, reason } as never);
    expect(answer).toMatchObject({
      data: {
        reason: 'desk_value_wrong',
        facts: { what: `${name}: the network keeps at most 30 %`, at: `value.${name}` },
      },
    });
    // The database holds it too, whatever the program does.
    const body = JSON.stringify({ ...configuration, [part]: value });
    const stored = server.db.owner.sql`
      insert into configuration (body, made_by, made_at) values (${body}, 'a test', now())`;
    await expect(stored).rejects.toThrow('configuration_fees_in_bounds');
  }
});

test('no setting is changed by one person, and whoever decides reads whom it concerns', async () => {
  const { version, configuration } = await ada.get(readConfiguration, {});
  const changes = {
    plan: { ...configuration.plan, revenueFeeBps: 3_000 },
    payoutCost: '999.00',
    vip: { isOffered: true, price: '1.00', revenueFeeBps: 0 },
    exchange: { isOffered: !configuration.exchange.isOffered },
    priceLimits: { ...configuration.priceLimits, clickPriceMax: '9000.00' },
    customerService: [{ ...help, label: 'Another' }],
    rechargeService: [help],
    withdrawMethods: configuration.withdrawMethods.slice(1),
    depositInstructions: { en: ['Ask us.'] },
    languageMap: [{ source: 'en', targets: 'en' }],
    openingHours: { ...configuration.openingHours, days: Array(7).fill(null) },
    pushContact: 'mailto:nobody@push.example',
    debtorAccounts: [{ name: 'Me', account: 'DE02120300000000202051', bic: null }],
  } satisfies Record<Setting, unknown>;
  for (const [part, value] of Object.entries(changes)) {
    const input = { version, part, value, reason };
    const { id } = await ada.get(changeConfiguration, input as never);
    const { list } = await bo.get(listApprovals, { kind: 'configuration' });
    const about = list.find((request) => request.id === id)?.about;
    expect(about?.setting).toBe(settingTitles[part as Setting]);
    expect(Object.keys(about ?? {}).filter((name) => /[a-z][A-Z]|›/.test(name))).toEqual([]);
    expect(about?.concerns).toMatch(/partner/);
    expect(Object.values(about ?? {}).some((fact) => fact.includes(' → '))).toBe(true);
    const own = await ada.ask(decideApproval, { id, isApproved: true, reason: '' });
    expect([part, reasonOf(own)]).toEqual([part, 'second_person_needed']);
    await bo.get(decideApproval, { id, isApproved: false, reason: 'no' });
  }
  expect((await ada.get(readConfiguration, {})).configuration).toEqual(configuration);
});

test('languages and instructions are returned as configured, in the reader’s language', async () => {
  const token = await server.admit('linguist');
  const tip = await server.ask(depositTip, {}, { token, lang: 'de' });
  expect(tip.data).toMatchObject({ instructions: expect.any(Array) });
  const methods = async (lang: string) => {
    const { data } = await server.ask(basicConfig, { lang }, { token });
    return 'withdraw_method_config' in data ? data.withdraw_method_config.map((m) => m.label) : [];
  };
  expect(await methods('en')).toEqual(['Bank', 'Wallet address']);
  expect(await methods('ja')).not.toEqual(await methods('en'));
  const map = [
    { source: 'en', targets: 'en,en-US' },
    { source: 'de', targets: 'de,de-LI,lb' },
  ];
  const version = await versionNow();
  const change = { version, part: 'languageMap', value: map, reason } as const;
  await withSecond(ada, bo).get(changeConfiguration, change);
  const offered = async () => (await server.ask(listLanguages, {})).data;
  const list = [
    { source: 'en', description: 'English', targets: 'en,en-US' },
    { source: 'de', description: 'Deutsch', targets: 'de,de-LI,lb' },
  ];
  await expect.poll(offered).toEqual({ list });
  // A code that only this network's map knows is resolved by it, in refusals too.
  for (const said of [{ lang: 'lb' }, { 'accept-language': 'lb;q=0.9' }]) {
    const refused = await server.app.inject({ url: '/api/none', headers: said });
    expect(refused.body).toContain('Diesen Aufruf gibt es nicht');
  }
  const klingon = [...map, { source: 'tlh', targets: 'tlh' }];
  const bad = { version: await versionNow(), part: 'languageMap', value: klingon, reason } as const;
  expect(reasonOf(await ada.ask(changeConfiguration, bad))).toBe('desk_value_wrong');
});

test('partners see questions as two people wrote, ordered and hid them', async () => {
  const both = withSecond(ada, bo);
  const token = await server.admit('asker');
  const shown = async () => {
    const { data } = await server.ask(basicConfig, { lang: 'en' }, { token });
    return 'faq_config' in data ? data.faq_config.map(({ id }) => id) : [];
  };
  await both.get(saveQuestion, { version: await versionNow(), question: ownQuestion, reason });
  const arranged = { order: ['fees', 'parking'], hidden: ['follow'], reason };
  await both.get(arrangeQuestions, { version: await versionNow(), ...arranged });
  await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['fees', 'parking']);
  expect(await shown()).not.toContain('follow');
  const { list, version } = await ada.get(listDeskQuestions, {});
  const follow = list.find(({ id }) => id === 'follow');
  expect(follow).toMatchObject({ isHidden: true, isOwn: false, isOurs: true });
  await both.get(dropQuestion, { version, id: 'parking', reason });
  await expect.poll(shown).not.toContain('parking');
});

/** What whoever decides reads of the only request of a kind; it is then refused. */
async function readAndRefuse(kind: string) {
  const [waiting] = (await bo.get(listApprovals, { kind })).list;
  const id = waiting?.id ?? '';
  const alone = await ada.ask(decideApproval, { id, isApproved: true, reason: '' });
  expect(reasonOf(alone)).toBe('second_person_needed');
  await bo.get(decideApproval, { id, isApproved: false, reason: 'not so' });
  return waiting?.about;
}

test('whoever decides reads a question before and after, in every language that changes', async () => {
  const { list, version } = await ada.get(listDeskQuestions, {});
  const fees = list.find(({ id }) => id === 'fees');
  if (!fees) throw new Error('a question is gone');
  const { id, group, related, texts } = fees;
  const answer = [{ type: 'paragraph' as const, text: 'Two.' }];
  const en = { question: 'What does it cost?', answer };
  const question = { id, group, related, texts: { ...texts, en } };
  await ada.get(saveQuestion, { version, question, reason });
  const about = await readAndRefuse('question');
  expect(Object.keys(about ?? {})).toEqual(['question', 'in en']);
  expect(about?.['in en']).toMatch(/^What fees are there\?\n[^→]*→\nWhat does it cost\?\nTwo\.$/);

  const order = ['learning-phase', 'plan-how'];
  await ada.get(arrangeQuestions, { version, order, hidden: ['follow', 'coupons'], reason });
  expect(await readAndRefuse('question-order')).toMatchObject({
    'hidden from partners': 'How do coupons work?',
    places: expect.stringContaining('What is the learning phase?'),
  });
  expect((await ada.get(listDeskQuestions, {})).version).toBe(version);

  const same = { id, group, related, texts };
  expect(reasonOf(await ada.ask(saveQuestion, { version, question: same, reason }))).toBe(
    'desk_value_wrong',
  );
});

test('nobody hides, softens or buries what partners rely on', async () => {
  const { list, version } = await ada.get(listDeskQuestions, {});
  const hidden = (id: string) =>
    ada.ask(arrangeQuestions, { version, order: [], hidden: [id], reason });
  for (const id of ['plan-loss', 'rule-staff', 'rule-safety']) {
    expect([id, reasonOf(await hidden(id))]).toEqual([id, 'desk_question_fixed']);
  }
  const order = list.map(({ id }) => id).filter((id) => id !== 'plan-loss');
  const last = { version, order: [...order, 'plan-loss'], hidden: [], reason };
  expect(reasonOf(await ada.ask(arrangeQuestions, last))).toBe('desk_question_fixed');
  const loss = list.find(({ id }) => id === 'plan-loss');
  if (!loss) throw new Error('a question is gone');
  const { id, group, related, texts } = loss;
  const answer = [{ type: 'paragraph' as const, text: 'Hardly. Most plans do well.' }];
  const softer = { ...texts, en: { ...texts.en, answer } };
  const save = (changed: typeof texts) =>
    ada.ask(saveQuestion, { version, question: { id, group, related, texts: changed }, reason });
  expect(reasonOf(await save(softer))).toBe('desk_question_fixed');
  const longer = { ...texts, en: { ...texts.en, answer: [...texts.en.answer, ...answer] } };
  expect(reasonOf(await save(longer))).toBeNull();
  await readAndRefuse('question');
});

test('the product’s own words may stay, but new ones may not ask for money', async () => {
  const { list, version } = await ada.get(listDeskQuestions, {});
  const question = list.find(({ id }) => id === 'pay-password');
  if (!question) throw new Error('a question is gone');
  const { id, group, related, texts } = question;
  const kept = { id, group, related: [...related, 'fees'].slice(0, 10), texts };
  await withSecond(ada, bo).get(saveQuestion, { version, question: kept, reason });
  const text = 'Send us your password, and pay 500 in first.';
  const asks = { question: 'What now?', answer: [{ type: 'paragraph' as const, text }] };
  const changed = { ...kept, texts: { ...texts, en: asks } };
  const late = { version: await versionNow(), question: changed, reason };
  expect(reasonOf(await ada.ask(saveQuestion, late))).toBe('staff_text_blocked');
});

test('labels that partners read ask for no money, and no step of a deposit for a password', async () => {
  const version = await versionNow();
  const asking = { ...help, label: 'Transfer 500 to us today' };
  const label = { version, part: 'customerService', value: [asking], reason } as const;
  expect(reasonOf(await ada.ask(changeConfiguration, label))).toBe('staff_text_blocked');
  const step = (text: string) =>
    ada.ask(changeConfiguration, {
      ...{ version, part: 'depositInstructions', reason },
      value: { en: [text] },
    });
  const asked = await step('Tell us your login password, so that we can check it.');
  expect(reasonOf(asked)).toBe('staff_text_blocked');
  // Deposit steps may say how money comes in; that is their purpose.
  expect(reasonOf(await step('Transfer the amount to account 1234567890.'))).toBeNull();
});

test('the texts of the demo would be accepted at the desk', () => {
  for (const part of settings) expect(whyNotWords(part, demoConfiguration[part])).toBeNull();
});
