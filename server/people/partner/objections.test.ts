import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listObjections } from '#contract/objection.ts';
import { daysAfter } from '#domain/time.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { openCase, saveAnswer } from '../support-case/support-case.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

type Opened = Parameters<typeof openCase>[1];

/** A case without the rows that it is about. */
async function open(partnerId: string, kind: Opened['kind'], more: Partial<Opened> = {}) {
  const openedAt = server.clock.now;
  server.clock.now = new Date(openedAt.getTime() + 60_000);
  const id = randomUUID();
  const subject = randomUUID();
  const usual = { id, kind, partnerId, subject, openedAt, text: `About ${kind}` };
  await changeUnguarded(server.db.owner, (sql) =>
    openCase(sql, { ...usual, causedBy: null, causer: null, ...more }),
  );
  return id;
}

const admit = async (username: string) => {
  const token = await server.admit(username);
  const { id } = await server.db.sql.one<{ id: string }>`
    select id from partner where username = ${username}`;
  return { id, token };
};

async function objectionsOf(token: string) {
  const reply = await server.ask(listObjections, {}, { token });
  if (reply.code !== 200) throw new Error(reply.msg);
  return reply.data.list;
}

test('a partner sees every objection and report of their own in one list, newest first', async () => {
  const own = await admit('objector');
  const other = await admit('other-objector');
  await open(own.id, 'payout-refusal');
  await open(own.id, 'order');
  await open(own.id, 'takeover', { text: '' });
  await open(own.id, 'chat');
  // Not theirs, or no objection.
  await open(own.id, 'order', { openedBy: 'merchant' });
  await open(own.id, 'ticket', { subject: 'F-7K3M-2Q9X', topic: 'app' });
  await open(other.id, 'announcement');

  const list = await objectionsOf(own.token);
  expect(list.map(({ kind, text }) => [kind, text])).toEqual([
    ['chat', 'About chat'],
    ['takeover', ''],
    ['order', 'About order'],
    ['payout-refusal', 'About payout-refusal'],
  ]);
  expect(list.map(({ answer }) => answer)).toEqual([null, null, null, null]);
  // A promise stands only where there is one.
  expect(list.map(({ dueAt }) => dueAt !== null)).toEqual([false, false, true, true]);
});

test('an objection becomes overdue, and its answer names who gave it and for whom', async () => {
  const { id: partnerId, token } = await admit('waiting-objector');
  const id = await open(partnerId, 'payout-refusal');
  expect(await objectionsOf(token)).toMatchObject([{ isOverdue: false }]);
  server.clock.now = daysAfter(server.clock.now, 5);
  expect(await objectionsOf(token)).toMatchObject([{ isOverdue: true }]);

  const staff = await admitPerson(server.db.sql, 'Bo Chen');
  await saveAnswer(server.db.sql, {
    ...{ id, answeredAt: server.clock.now, answeredBy: staff.id, answerer: staff.name },
    ...{ outcome: 'lifted', answer: 'The rule did not apply.' },
  });
  const answer = { by: 'Bo Chen', isForPartner: true, reason: 'The rule did not apply.' };
  expect(await objectionsOf(token)).toMatchObject([{ isOverdue: false, answer }]);
});
