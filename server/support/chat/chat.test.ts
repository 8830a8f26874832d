import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { chatFile, chatMessages, chatState, readChat, sendChat } from '#contract/chat.ts';
import { listRecords } from '#contract/record.ts';
import { countUnread } from '#contract/unread.ts';
import { answerChat } from '../../desk/partner/answer-chat.ts';
import { sendFiles } from '../../people/file/test-upload.ts';
import { leaveNotice } from '../../people/notice/notice-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { depositFor } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { insertMessage, lockChat, saveReadMark } from './chat-store.ts';

interface CheckedFile {
  readonly messages: readonly { readonly seq: number }[];
}

// One file for third parties, hence plain JavaScript without types.
const program = new URL('../../../packages/verify/verify-chat.mjs', import.meta.url);
const { readChatFile }: { readChatFile(text: string): CheckedFile } = await import(program.href);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function admit(username: string) {
  const token = await server.admit(username);
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  const send = (input: object) =>
    server.ask(sendChat, { requestId: randomUUID(), text: '', ...input }, { token });
  const list = async (input: object = {}) => {
    const response = await server.ask(chatMessages, input, { token });
    if (response.code !== 200) throw new Error(response.msg);
    return response.data;
  };
  return { token, id: info.data.id, send, list };
}

const insertAnswer = (partnerId: string, text: string, blocked: 'pay_in' | null = null) =>
  server.db.transaction(async (sql) => {
    await lockChat(sql, partnerId);
    const { id, name: by } = await admitPerson(sql, 'Ann Lee');
    const at = server.clock.now;
    const message = { partnerId, at, text, requestId: null, attachment: null, by, blocked };
    return insertMessage(sql, message, id);
  });

test('messages are in order, with staff’s ticks and the expected answer time', async () => {
  const { id, send, list } = await admit('writer');
  expect((await list()).list).toEqual([]);
  await send({ text: 'Hello\u202e <b>there</b>' });
  await send({ text: 'Are you there?' });

  const chat = await list();
  expect(chat.list).toMatchObject([
    { seq: 1, from: 'partner', by: null, text: 'Hello  <b>there</b>', blocked: null },
    { seq: 2, text: 'Are you there?' },
  ]);
  expect(chat.seen).toEqual({ received: 0, read: 0 });
  // 15 November 2026 is a Sunday.
  expect(chat.service).toEqual({
    isOpen: false,
    answerMinutes: null,
    opensAt: '2026-11-16T09:00:00.000Z',
  });

  const by = 'Ann Lee';
  const mark = { partnerId: id, side: 'staff', by } as const;
  await saveReadMark(server.db.sql, { ...mark, what: 'received', seq: 2 }, server.clock.now);
  await saveReadMark(server.db.sql, { ...mark, what: 'read', seq: 1 }, server.clock.now);
  await insertAnswer(id, 'Good morning.');
  const nextPage = await list({ after: '2' });
  expect(nextPage.seen).toEqual({ received: 2, read: 1 });
  expect(nextPage.list).toMatchObject([{ seq: 3, from: 'staff', by, text: 'Good morning.' }]);
});

test('a request sent many times at once makes one message', async () => {
  const { send, list } = await admit('double');
  const requestId = randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => send({ requestId, text: 'Once' })),
  );
  expect(new Set(responses.map((response) => response.code === 200 && response.data.seq))).toEqual(
    new Set([1]),
  );
  expect((await list()).list).toHaveLength(1);
  expect(reasonOf(await send({ requestId, text: 'Something else' }))).toBe('request_id_reused');
});

test('concurrent messages each get a place of their own in one chain', async () => {
  const { token, send } = await admit('hurried');
  await Promise.all(Array.from({ length: 20 }, (_, index) => send({ text: `Message ${index}` })));
  const { messages } = readChatFile(await downloadFile(token));
  expect(messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('a message needs text or an attachment, and has a maximum length', async () => {
  const { send } = await admit('silent');
  expect(reasonOf(await send({ text: ' \n ' }))).toBe('field_empty');
  expect(reasonOf(await send({ text: 'x'.repeat(2001) }))).toBe('chat_too_long');
  expect(reasonOf(await send({ text: 'x', attachment: { type: 'page', id: 'x' } }))).toBe(
    'input_invalid',
  );
});

test('only what is one’s own can be attached: images and records', async () => {
  const owner = await admit('owner');
  const thief = await admit('thief');
  await depositFor(server, owner.id, '50.00');
  const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const uploaded = await sendFiles(server.app, owner.token, { bytes });
  const records = await server.ask(listRecords, {}, { token: owner.token });
  if (uploaded.code !== 200 || records.code !== 200) throw new Error('not ready');
  const image = { type: 'image', id: uploaded.data.id };
  const record = { type: 'record', id: records.data.list[0]?.id };
  const plan = { type: 'plan', id: 'P261115AAAAAAAA' };

  for (const attachment of [image, record, plan, { ...record, id: randomUUID() }]) {
    expect(reasonOf(await thief.send({ attachment }))).toBe('chat_attachment_not_found');
  }
  expect((await owner.send({ attachment: image })).code).toBe(200);
  expect((await owner.send({ text: 'This one', attachment: record })).code).toBe(200);
  expect((await owner.list()).list.map((message) => message.attachment)).toMatchObject([
    image,
    { ...record, of: 'system-top-up', amount: '50.00' },
  ]);
  expect((await thief.list()).list).toEqual([]);
});

test('what was blocked is shown as blocked, without a word of it, and stays in the chain', async () => {
  const { id, token, list } = await admit('target');
  await insertAnswer(id, 'Please pay 500 USDT first.', 'pay_in');
  const [message] = (await list()).list;
  expect(message).toMatchObject({ by: 'Ann Lee', text: null, blocked: 'pay_in' });
  const file = await downloadFile(token);
  expect(file).not.toContain('USDT');
  expect(readChatFile(file).messages).toMatchObject([{ blocked: 'pay_in', text: null }]);
});

test('a changed, dropped or added line of the file is detected', async () => {
  const { id, token, send } = await admit('exporter');
  for (const text of ['One', 'Two', 'Three']) await send({ text });
  await insertAnswer(id, 'Four');

  const file = await downloadFile(token);
  const lines = file.split('\n');
  expect(readChatFile(file).messages).toHaveLength(4);

  const dropLine = (index: number) => lines.toSpliced(index, 1).join('\n');
  for (const tampered of [
    file.replace('Two', 'Too'),
    file.replace('Ann Lee', 'Bo Chen'),
    dropLine(1),
    dropLine(3),
    dropLine(4),
    dropLine(5),
    [...lines.slice(0, 2), ...lines.slice(1)].join('\n'),
    file.replace(/(?<="signature":")./, (character) => (character === '_' ? 'A' : '_')),
    file.slice(0, -5),
  ]) {
    expect(() => readChatFile(tampered)).toThrow(/^line \d/);
  }
});

test('messages and read marks can be neither changed nor inserted later', async () => {
  const { id, send } = await admit('keeper');
  await send({ text: 'Kept' });
  for (const table of [fragment`chat_message`, fragment`chat_seen`]) {
    await expect(server.db.sql`update ${table} set at = at`).rejects.toThrow('permission denied');
    await expect(server.db.owner.sql`delete from ${table}`).rejects.toThrow('never changed');
  }
  const hash = 'a'.repeat(64);
  const mallory = await admitPerson(server.db.sql, 'Mallory');
  await expect(
    server.db.sql`
      insert into chat_message (partner_id, seq, at, made_by, staff_id, content, salt, words_hash,
        previous, hash)
      values (${id}, 2, now(), 'Mallory', ${mallory.id}, 'Slipped in', sha256('salt'), ${hash},
        ${hash}, ${hash})`,
  ).rejects.toThrow('violates foreign key');
});

test('an answer counts as unread until it is read, and then neither the card nor the bell shows it', async () => {
  const { id, token, send } = await admit('reader');
  const getState = async () => (await server.ask(chatState, {}, { token })).data;
  await send({ text: 'Hello' });
  expect(await getState()).toEqual({ unread: 0, isAwaited: true });
  // A blocked message does not count as an answer.
  await insertAnswer(id, 'Pay in first', 'pay_in');
  expect(await getState()).toEqual({ unread: 1, isAwaited: true });
  await insertAnswer(id, 'Hello too');
  await leaveNotice(server.db.sql, {
    partnerId: id,
    createdAt: server.clock.now,
    kind: 'chat-answered',
  });
  expect(await getState()).toEqual({ unread: 2, isAwaited: false });
  const countAllUnread = async () => (await server.ask(countUnread, {}, { token })).data;
  // The welcome of the account stays unread.
  expect(await countAllUnread()).toEqual({ unread_total: 2 });
  await server.ask(readChat, { seq: 999 }, { token });
  expect(await getState()).toEqual({ unread: 0, isAwaited: false });
  expect(await countAllUnread()).toEqual({ unread_total: 1 });
  await server.ask(readChat, { seq: 1 }, { token });
  expect(await getState()).toMatchObject({ unread: 0 });
});

test('reading a chat leaves the notice of an answer that came meanwhile', async () => {
  const { id, token, send } = await admit('slow-reader');
  const countAllUnread = async () => (await server.ask(countUnread, {}, { token })).data;
  const sendAnswer = (text: string) =>
    server.db.transaction(async (sql) => {
      const { id: staffId, name: by } = await admitPerson(sql, 'Ann Lee');
      return answerChat(sql, { partnerId: id, by, staffId, text }, server.clock.now);
    });
  await send({ text: 'Hello' });
  const { seq } = await sendAnswer('Hello too');
  await sendAnswer('One thing more');
  expect(await countAllUnread()).toEqual({ unread_total: 3 });
  await server.ask(readChat, { seq }, { token });
  expect(await countAllUnread()).toEqual({ unread_total: 2 });
  await server.ask(readChat, { seq: seq + 1 }, { token });
  expect(await countAllUnread()).toEqual({ unread_total: 1 });
});

test('a long chat is read page by page', async () => {
  const { send, list } = await admit('talker');
  for (let number = 1; number <= 35; number += 1) await send({ text: `Message ${number}` });
  const newest = await list();
  expect([newest.list[0]?.seq, newest.list.at(-1)?.seq, newest.hasEarlier]).toEqual([6, 35, true]);
  const earlier = await list({ before: '6' });
  expect([earlier.list[0]?.seq, earlier.list.at(-1)?.seq]).toEqual([1, 5]);
  expect(earlier.hasEarlier).toBe(false);
});

test('a chat longer than a page is one file, and its chain holds to the last message', async () => {
  const { id: partnerId, token } = await admit('long-talker');
  const message = { partnerId, by: null, attachment: null, blocked: null };
  await server.db.transaction(async (sql) => {
    await lockChat(sql, partnerId);
    for (let number = 1; number <= 201; number += 1) {
      await insertMessage(sql, {
        ...message,
        at: server.clock.now,
        requestId: randomUUID(),
        text: `Message ${number}`,
      });
    }
  });
  const { messages } = readChatFile(await downloadFile(token));
  expect(messages).toHaveLength(201);
  expect(messages.at(-1)).toMatchObject({ seq: 201, text: 'Message 201' });
});

async function downloadFile(token: string): Promise<string> {
  const response = await server.app.inject({
    url: `/api${chatFile.path}`,
    headers: { 'x-ct': token },
  });
  return response.body;
}
