import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceToAll, announceToPartner } from '#contract/desk/announcements.ts';
import { makeCampaign } from '#contract/desk/campaigns.ts';
import { answerChat, assignChat } from '#contract/desk/chats.ts';
import { issueCodes } from '#contract/desk/codes.ts';
import { makeProduct } from '#contract/desk/products.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { deskProduct, news, putUpProduct, teamCampaign } from '../test-programme.ts';
import { writer } from '../traces/test-people-traces.ts';

let server: TestServer;
let ida: TestStaff;
let ada: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ida = await admitStaff(server, 'Ida Twice', 'catalogue', 'support');
  ada = await admitStaff(server, 'Ada Approver', 'approver');
});
afterAll(() => server.close());

/** How many rows an act leaves, and in the activity list or the log. */
const countOf = async (
  table: 'announcement' | 'authorization_code' | 'approval' | 'chat_message' | 'audit_event',
) => await server.db.owner.sql.count`select from ${identifier(table)}`;

type Table = Parameters<typeof countOf>[0];

/** Presses twice at once and once more later, as somebody without an answer would. */
async function pressed<Answer>(press: () => Promise<Answer>, ...tables: Table[]) {
  const counts = () => Promise.all(tables.map(countOf));
  const before = await counts();
  const answers = [...(await Promise.all([press(), press()])), await press()];
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await counts()).toEqual(before.map((count) => count + 1));
}

test('a campaign whose answer was lost is made once, however often it is pressed', async () => {
  const campaign = { ...teamCampaign };
  await pressed(() => ida.get(makeCampaign, campaign), 'approval', 'audit_event');
  const other = await ida.ask(makeCampaign, { ...campaign, name: 'Another week' });
  expect(reasonOf(other)).toBe('request_id_reused');
  const bo = await admitStaff(server, 'Bo Other', 'catalogue');
  await pressed(() => bo.get(makeCampaign, campaign), 'approval', 'audit_event');
});

test('a product whose answer was lost is requested once, however often it is pressed', async () => {
  const { merchantId } = await putUpProduct(ida, ada);
  const product = { requestId: randomUUID(), merchantId, written: deskProduct, reason: '' };
  await pressed(() => ida.get(makeProduct, product), 'approval', 'audit_event');
});

test('a chat answer whose response was lost is written once, even after the chat is given back', async () => {
  const { id: partnerId } = await writer(server);
  await ida.get(assignChat, { partnerId, version: 0, to: ida.id });
  const answer = { requestId: randomUUID(), partnerId, text: 'We look into it.' };
  await pressed(() => ida.get(answerChat, answer), 'chat_message', 'audit_event');
  await ida.get(assignChat, { partnerId, version: 1, to: null });
  expect(await ida.get(answerChat, answer)).toEqual({ seq: 2, blocked: null });
  const again = await ida.ask(answerChat, { ...answer, requestId: randomUUID() });
  expect(reasonOf(again)).toBe('desk_chat_not_taken');
});

test('an announcement whose answer was lost is made once, to all and to one', async () => {
  const said = { category: 'activity', at: null, texts: news } as const;
  const all = { ...said, requestId: randomUUID(), language: null, levels: null };
  await pressed(() => ida.get(announceToAll, all), 'approval', 'audit_event');
  const { id: partnerId } = await writer(server);
  const one = { ...said, requestId: randomUUID(), partnerId };
  await pressed(() => ida.get(announceToPartner, one), 'approval', 'audit_event');
});

test('codes whose answer was lost are issued once, and are the same when asked for again', async () => {
  const asked = { requestId: randomUUID(), count: 1, days: 7 };
  await pressed(() => ida.get(issueCodes, asked), 'authorization_code', 'audit_event');
  const other = await ida.ask(issueCodes, { ...asked, count: 2 });
  expect(reasonOf(other)).toBe('request_id_reused');
});
