import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeedback, sendFeedback } from '#contract/feedback.ts';
import { sendFiles } from '../../people/file/test-upload.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const form = { topic: 'payout', content: 'Where is my payout?' };
const send = (token: string, input: object) => server.ask(sendFeedback, input, { token });

async function list(token: string, cursor?: string) {
  const answer = await server.ask(listFeedback, cursor ? { cursor } : {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

async function sendImage(token: string) {
  const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const answer = await sendFiles(server.app, token, {
    bytes: await sharp({ create }).png().toBuffer(),
  });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id;
}

test('feedback gets a ticket number and is listed as received', async () => {
  const token = await server.admit('writer');
  const images = [await sendImage(token), await sendImage(token)];
  const answer = await send(token, { ...form, images, about: 'payout-when' });
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.ticket).toMatch(/^F-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect((await list(token)).list).toMatchObject([
    { ...form, ticket: answer.data.ticket, state: 'received', images, steps: [{ by: null }] },
  ]);
});

test('feedback needs both a topic and a text', async () => {
  const token = await server.admit('hasty');
  for (const [input, field] of [
    [{ topic: '', content: 'x' }, 'topic'],
    [{ topic: 'no such topic', content: 'x' }, 'topic'],
    [{ topic: 'payout', content: '' }, 'content'],
    [{ topic: 'payout', content: ' \n ' }, 'content'],
  ] as const) {
    const answer = await send(token, input);
    expect(answer).toMatchObject({ code: 400, data: { reason: 'field_empty', facts: { field } } });
  }
  expect(reasonOf(await send(token, { topic: 'payout' }))).toBe('input_invalid');
  expect(reasonOf(await send(token, { ...form, content: 'x'.repeat(2001) }))).toBe(
    'feedback_too_long',
  );
  expect((await list(token)).list).toEqual([]);
});

test('scripts are stored as plain text, and invisible characters become spaces', async () => {
  const token = await server.admit('joker');
  const content = '<img src=x onerror=alert(1)>\u202e\u0007 {"a":1}';
  expect((await send(token, { ...form, content })).code).toBe(200);
  const [feedback] = (await list(token)).list;
  expect(feedback?.content).toBe('<img src=x onerror=alert(1)>   {"a":1}');
});

test('images must be the partner’s own, at most three', async () => {
  const token = await server.admit('poser');
  const thief = await server.admit('thief');
  const imageId = await sendImage(token);
  expect(reasonOf(await send(thief, { ...form, images: [imageId] }))).toBe('image_not_found');
  expect(reasonOf(await send(token, { ...form, images: [randomUUID()] }))).toBe('image_not_found');
  const fourImages = Array.from({ length: 4 }, () => randomUUID());
  expect(reasonOf(await send(token, { ...form, images: fourImages }))).toBe(
    'feedback_too_many_images',
  );
  expect((await send(token, { ...form, images: [imageId, imageId] })).code).toBe(200);
});

test('a request sent many times at once sends feedback once', async () => {
  const token = await server.admit('double');
  const requestId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(token, { ...form, requestId })),
  );
  const tickets = answers.map((answer) => (answer.code === 200 ? answer.data.ticket : answer.msg));
  expect(new Set(tickets).size).toBe(1);
  expect((await list(token)).list).toHaveLength(1);
  expect(reasonOf(await send(token, { ...form, content: 'Another', requestId }))).toBe(
    'request_id_reused',
  );
});

test('at most five are sent in an hour, and nobody sees the tickets of others', async () => {
  const token = await server.admit('talker');
  const otherToken = await server.admit('listener');
  for (let index = 0; index < 5; index += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect((await send(token, { ...form, content: `Number ${index}` })).code).toBe(200);
  }
  expect(reasonOf(await send(token, form))).toBe('too_many_attempts');
  expect((await list(token)).list.map(({ content }) => content)).toEqual(
    [4, 3, 2, 1, 0].map((index) => `Number ${index}`),
  );
  expect((await list(otherToken)).list).toEqual([]);
});

test('feedback and answers are never changed', async () => {
  for (const [table, column] of [
    [fragment`support_case`, fragment`text`],
    [fragment`status_change`, fragment`reason`],
  ] as const) {
    const change = server.db.sql`update ${table} set ${column} = ${column}`;
    await expect(change).rejects.toThrow('permission denied');
    await expect(server.db.owner.sql`delete from ${table}`).rejects.toThrow('never changed');
  }
});
