import { createHash, randomUUID } from 'node:crypto';
import { daysAfter, hourMs } from '#domain/time.ts';
import { parseTyped, zero } from '../../domain/money.ts';
import { standardTerms } from '../../domain/partner/authorization-code.ts';
import type { CardValue } from '../../domain/wallet/card.ts';
import { aboutOf, type ConfirmationSubject } from '../../domain/wallet/confirmation.ts';
import { findDemoProxyId } from '../../server/app/demo/demo-operator.ts';
import { answerChat } from '../../server/desk/partner/answer-chat.ts';
import { getPartnerId } from '../../server/desk/transfer/partner-store.ts';
import { insertApproved } from '../../server/people/approval/test-approved-request.ts';
import { noteAct } from '../../server/people/audit-event/note-act.ts';
import { saveCode } from '../../server/people/partner/code-store.ts';
import { createCodeWord } from '../../server/people/partner/code-word.ts';
import { insertPasswordLink } from '../../server/people/partner/password-link-store.ts';
import { insertStatusChange } from '../../server/people/status-change/status-change-store.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { admitPerson } from '../../server/platform/database/test-staff.ts';

/** Who can be logged in on the stage: a partner who used everything, and a newcomer. */
export const actors = {
  partner: { username: 'demo', password: 'look-around-first' },
  newcomer: { username: 'newcomer', password: 'a quiet morning' },
} as const;

export type Actor = keyof typeof actors;

export interface Furnished {
  /** The numbers of a running plan, an ended one, and one that awaits a put. */
  readonly plans: { readonly putting: string; readonly settled: string; readonly waiting: string };
  /** The ID of the operator whom the partner follows. */
  readonly proxyId: string;
  /** A link to a new login password. */
  readonly linkToken: string;
  /** An unused authorization code. */
  readonly code: string;
}

const code = 'K7M2QX4TBN8RWDHY';
export const payPassword = '274916';
const card: CardValue[] = [
  { field: 'cardName', value: 'Harbour Bank' },
  { field: 'userName', value: 'Ada Lovelace' },
  { field: 'bankAccount', value: '555012349876' },
  { field: 'mobile', value: '+6621234567' },
  { field: 'bankAddress', value: '1 Quay Road' },
  { field: 'branchName', value: 'Old Town' },
];

/** Lets the demo's partner use what a demo's history leaves out, through the calls of the app. */
export async function furnish(url: string, db: Db, clock: { now: Date }): Promise<Furnished> {
  const { now } = clock;
  const issued = { issuer: 'Reachbook Demo Network', terms: standardTerms };
  const expiresAt = daysAfter(now, 30);
  for (const spelling of [code, `${code.slice(0, -1)}Z`]) {
    await saveCode(db.sql, {
      code: spelling,
      ...issued,
      issuedBy: 'the stage',
      issuedAt: now,
      expiresAt,
    });
  }
  const { newcomer, partner } = actors;
  const confirmPassword = newcomer.password;
  const contact = { nickname: '', email: 'owner@harbour.example', phone: '+66 2 123 4567' };
  const form = { ...newcomer, confirmPassword, ...contact, licenseKey: `${code.slice(0, -1)}Z` };
  await ask(url, '/auth/v2/register', form);
  const { token } = await ask<{ token: string }>(url, '/auth/v2/login', partner);
  const say = <Data>(path: string, data: object) => {
    clock.now = new Date(clock.now.getTime() + 30_000);
    return ask<Data>(url, path, data, token);
  };
  await fillWallet(say, partner.password);
  const proxyId = (await findDemoProxyId(db.sql)) ?? '';
  await follow(say, proxyId);
  const activities = await db.sql.many<{ id: string }>`
    select id from campaign order by name desc limit 1`;
  for (const { id } of activities) {
    await say('/user_coupon/receive', { requestId: randomUUID(), campaignId: id });
  }
  const partnerId = await getPartnerId(db.sql, partner.username);
  await talk(say, db, partnerId, clock);
  await say('/auth/logout', {});
  // Made some hours ago, since a link only works after a while, and for a partner whose screens are
  // not visited: its owner is warned on every one.
  const madeAt = new Date(now.getTime() - 3 * hourMs);
  const ownerId = await getPartnerId(db.sql, 'demo-operator');
  const link = await approveLink(db, ownerId, madeAt);
  return { plans: await findPlans(db, partnerId), proxyId, linkToken: link.token, code };
}

/** A link to a new login password, as two members of staff decided it. */
async function approveLink({ sql }: Db, partnerId: string, now: Date) {
  const staff = await sql.many<{ id: string; name: string }>`
    select id, name from staff order by name limit 2`;
  const [first, second] = staff;
  if (!first || !second) throw new Error('The stage has fewer than two members of staff');
  const { codeWordHash } = createCodeWord();
  const words = { reason: 'Asked by phone', codeWordHash };
  const request = { kind: 'password-link', subject: partnerId, partnerId, ...words };
  const people = { requester: first, decider: second };
  const approvalId = await insertApproved(sql, people, request, now);
  return insertPasswordLink(sql, { partnerId, approvalId, codeWordHash }, now);
}

type Say = <Data>(path: string, data: object) => Promise<Data>;

interface Found {
  readonly notice: { readonly id: string };
}

const hashDigits = (digits: string) => createHash('md5').update(digits).digest('hex');

async function confirmationFor(say: Say, subject: ConfirmationSubject): Promise<string> {
  const question = {
    password: hashDigits(payPassword),
    action: subject.action,
    about: aboutOf(subject),
  };
  return (await say<{ confirmation: string }>('/check/password', question)).confirmation;
}

async function fillWallet(say: Say, loginPassword: string): Promise<void> {
  await say('/set/password', { password: hashDigits(payPassword), loginPassword });
  const binding = { action: 'card', method: 'bank', fields: card } as const;
  const bound = { requestId: randomUUID(), method: 'bank', fields: card };
  await say('/bank_card/edit', { ...bound, confirmation: await confirmationFor(say, binding) });
}

/** Follows the demo's operator, with caps. */
async function follow(say: Say, proxyId: string): Promise<void> {
  const { notice } = await say<Found>('/assistance/operator', { proxyId });
  const caps = { capPerPlan: '20.00', capInAll: '60.00' };
  const [capPerPlan, capInAll] = [parseTyped(caps.capPerPlan), parseTyped(caps.capInAll)];
  const subject = { proxyId, capPerPlan: capPerPlan ?? zero, capInAll: capInAll ?? zero };
  const confirmation = await confirmationFor(say, { action: 'follow', ...subject });
  const followInput = { requestId: randomUUID(), proxyId, noticeId: notice.id };
  await say('/assistance/follow', { ...caps, ...followInput, confirmation });
}

/** What people wrote on the stage, which everyone reads as it was written. */
export const writtenTexts = {
  feedback: 'The chart of my plan would be easier to read with the days below it.',
  answer: 'Thank you. The days have been below the chart since this week.',
  question: 'When will my payout arrive?',
  reply: 'It left us this morning. Banks here take one to two working days.',
} as const;

async function talk(say: Say, db: Db, partnerId: string, clock: { now: Date }): Promise<void> {
  const { answer, feedback: content, question, reply } = writtenTexts;
  const { id: staffId, name: by } = await admitPerson(db.sql, 'Ann Lee');
  const { ticket } = await say<{ ticket: string }>('/feedback', { topic: 'plans', content });
  const { id: caseId } = await db.sql.one<{ id: string }>`
    select id from support_case where kind = 'ticket' and subject = ${ticket}`;
  const step = { state: 'answered', at: clock.now, by, byId: staffId, reference: null };
  await insertStatusChange(db.sql, { caseId }, { ...step, reason: answer });
  await say('/chat/send', { requestId: randomUUID(), text: question });
  const seq = await db.transaction(async (sql) => {
    const message = await answerChat(sql, { partnerId, by, staffId, text: reply }, clock.now);
    const reference = `message ${message.seq}`;
    const event = { partnerId, author: by, action: 'chat-answered', reason: reply } as const;
    await noteAct(sql, { ...event, reference }, clock.now);
    return message.seq;
  });
  // Opening the chat would mark it read, and change the bell of the next scenes.
  await say('/chat/read', { seq });
}

async function findPlans(db: Db, partnerId: string): Promise<Furnished['plans']> {
  const rows = await db.sql.many<{ no: string; status: string }>`
    select no, status from plan where partner_id = ${partnerId} order by id desc`;
  const findPlan = (wantedStatus: string) =>
    rows.find(({ status }) => status === wantedStatus)?.no ?? '';
  return {
    putting: findPlan('putting'),
    settled: findPlan('settled'),
    waiting: findPlan('waitPut'),
  };
}

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

async function ask<Data>(url: string, path: string, data: object, token = ''): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-ct': token }) },
    body: JSON.stringify(data),
  });
  const answer = (await response.json()) as Answer<Data>;
  if (answer.code !== 200) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
}
