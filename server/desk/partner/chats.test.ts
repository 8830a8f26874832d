import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatMessages, sendChat } from '#contract/chat.ts';
import {
  answerChat,
  assignChat,
  listCannedAnswers,
  listChatStaff,
  listChats,
  openChat,
  removeCannedAnswer,
  saveCannedAnswer,
  showPartnerImage,
} from '#contract/desk/chats.ts';
import { listPartnerActs } from '#contract/desk/partners.ts';
import type { Blocked } from '#domain/chat/message.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { writer } from '../traces/test-people-traces.ts';

let server: TestServer;
let ann: TestStaff;
let bob: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ann = await admitStaff(server, 'Ann', 'support');
  bob = await admitStaff(server, 'Bob', 'support');
});
afterAll(() => server.close());

const actsOn = async (id: string) =>
  (await ann.get(listPartnerActs, { id })).list.map(({ by, act }) => `${by} ${act}`);

const written = (partnerId: string, text: string) => ({ requestId: randomUUID(), partnerId, text });

test('the longest-waiting chat comes first, and the list shows none of its text', async () => {
  const early = await writer(server, 'I was first');
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const late = await writer(server, 'I was second');
  const { list } = await ann.get(listChats, { show: 'waiting' });
  expect(list.map(({ partnerId }) => partnerId)).toEqual([early.id, late.id]);
  expect(list[0]).toMatchObject({ waiting: 1, assigned: null, version: 0 });
  expect(JSON.stringify(list)).not.toContain('I was');
});

test('one person looks after a chat: taken, handed over, given back', async () => {
  const { id: partnerId } = await writer(server);
  const take = { partnerId, version: 0 };
  const both = await Promise.all([
    ann.ask(assignChat, { ...take, to: ann.id }),
    bob.ask(assignChat, { ...take, to: bob.id }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(both.map(reasonOf)).toContain('desk_changed_meanwhile');
  const { assigned } = await ann.get(openChat, { partnerId });
  const [holder, other] = assigned?.name === 'Ann' ? [ann, bob] : [bob, ann];
  const steal = await other.ask(assignChat, { partnerId, version: 1, to: other.id });
  expect(reasonOf(steal)).toBe('desk_chat_of_other');
  const wrong = await other.ask(answerChat, written(partnerId, 'Hello'));
  expect(reasonOf(wrong)).toBe('desk_chat_of_other');
  await holder.get(assignChat, { partnerId, version: 1, to: other.id });
  const mine = await other.get(listChats, { show: 'mine' });
  expect(mine.list.map((chat) => chat.partnerId)).toEqual([partnerId]);
  await other.get(assignChat, { partnerId, version: 2, to: null });
  expect(reasonOf(await other.ask(answerChat, written(partnerId, 'Hello')))).toBe(
    'desk_chat_not_taken',
  );
  expect((await ann.get(listChatStaff, {})).list.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  expect(await actsOn(partnerId)).toEqual([
    `${other.name} chat-released`,
    `${holder.name} chat-handed-over`,
    'Ann chat-read',
    `${holder.name} chat-taken`,
  ]);
});

test('an answer arrives; what staff may not say is blocked, and both sides see that', async () => {
  const { id: partnerId, token } = await writer(server);
  await ann.get(openChat, { partnerId });
  await ann.get(assignChat, { partnerId, version: 0, to: ann.id });
  const sent = await ann.get(answerChat, written(partnerId, 'We look into it.'));
  expect(sent).toEqual({ seq: 2, blocked: null });
  const { blocked } = await ann.get(answerChat, written(partnerId, 'Please deposit 500 first'));
  expect(blocked).toBe('pay_in');
  const theirs = await server.ask(chatMessages, {}, { token });
  expect(theirs.code === 200 && theirs.data.list.slice(1)).toMatchObject([
    { by: 'Ann', text: 'We look into it.' },
    { by: 'Ann', text: null, blocked: 'pay_in' },
  ]);
  const ours = await ann.get(openChat, { partnerId });
  expect(ours.list.at(-1)).toMatchObject({ text: 'Please deposit 500 first', blocked: 'pay_in' });
  const { list } = await ann.get(listChats, { show: 'waiting' });
  expect(list.map((one) => one.partnerId)).not.toContain(partnerId);
});

test('whatever is blocked in an answer, the partner is told that it was and who wrote it', async () => {
  const { id: partnerId, token } = await writer(server);
  await ann.get(openChat, { partnerId });
  await ann.get(assignChat, { partnerId, version: 0, to: ann.id });
  const sentences: Readonly<Record<Blocked, string>> = {
    account_number: 'The account is 4532 0151 1283 0366.',
    wallet_address: 'Send it to 0x52908400098527886E0F7030069857D2E4169EE7',
    pay_in: 'To receive your payout a tax of 10 % must be paid first.',
    password: 'Tell me your password and I will look.',
    return_promise: 'We guarantee you a return of 20% a month.',
    outside_contact: 'Contact me on Telegram @some_support',
    remote_access: 'Please install AnyDesk so that I can see your screen.',
    disguised: 'Look at your pаssport.',
  };
  for (const [blocked, text] of Object.entries(sentences)) {
    expect(await ann.get(answerChat, written(partnerId, text))).toMatchObject({ blocked });
  }
  const theirs = await server.ask(chatMessages, {}, { token });
  const seen = theirs.code === 200 ? theirs.data.list.slice(1) : [];
  const kinds = Object.keys(sentences);
  expect(seen).toMatchObject(kinds.map((blocked) => ({ by: 'Ann', text: null, blocked })));
  const acts = (await actsOn(partnerId)).filter((act) => act === 'Ann chat-answer-blocked');
  expect(acts).toHaveLength(kinds.length);
});

test('reading a chat again is not recorded, reading a new message is', async () => {
  const { id: partnerId, token } = await writer(server);
  await ann.get(openChat, { partnerId });
  await ann.get(openChat, { partnerId });
  expect(await actsOn(partnerId)).toEqual(['Ann chat-read']);
  await server.ask(sendChat, { requestId: randomUUID(), text: 'Still there?' }, { token });
  await bob.get(openChat, { partnerId });
  expect(await actsOn(partnerId)).toEqual(['Bob chat-read', 'Ann chat-read']);
});

test('canned answers follow the rule of words, and two people do not overwrite each other', async () => {
  const draft = { id: null, version: 0, title: 'Payouts', text: 'A payout takes two days.' };
  const { id } = await ann.get(saveCannedAnswer, draft);
  const bad = await ann.ask(saveCannedAnswer, { ...draft, text: 'Transfer the fee first' });
  expect(reasonOf(bad)).toBe('staff_text_blocked');
  await bob.get(saveCannedAnswer, { ...draft, id, version: 1, text: 'It takes a day.' });
  const stale = await ann.ask(saveCannedAnswer, { ...draft, id, version: 1 });
  expect(reasonOf(stale)).toBe('desk_changed_meanwhile');
  expect((await ann.get(listCannedAnswers, {})).list).toMatchObject([
    { id, text: 'It takes a day.', version: 2, changedBy: 'Bob' },
  ]);
  expect(reasonOf(await ann.ask(removeCannedAnswer, { id, version: 1 }))).toBe(
    'desk_changed_meanwhile',
  );
  await ann.get(removeCannedAnswer, { id, version: 2 });
  expect((await ann.get(listCannedAnswers, {})).list).toEqual([]);
});

test('an image opens only under the partner who sent it', async () => {
  const { id: partnerId } = await writer(server);
  const strange = await ann.ask(showPartnerImage, { partnerId, id: randomUUID() });
  expect(reasonOf(strange)).toBe('desk_not_found');
});
