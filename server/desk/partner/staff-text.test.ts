import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { moveTicket } from '#contract/desk/tickets.ts';
import { listFeedback, sendFeedback } from '#contract/feedback.ts';
import { listNotifications } from '#contract/notification.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import type { AnnouncementTexts } from '../../programme/notification/notification-store.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import { movePayoutByName } from '../../programme/wallet/test-move-payout.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { announce } from '../announcement/announce.ts';
import { requestMoney } from '../approval/test-move-money.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { getPartnerId } from '../transfer/partner-store.ts';

let server: TestServer;
let token: string;
let partnerId: string;
let ann: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('harbour');
  partnerId = await getPartnerId(server.db.sql, 'harbour');
  ann = await admitStaff(server, by, 'support');
});
afterAll(() => server.close());

const by = 'Ann Lee';
const now = () => server.clock.now;
const asked = async <R extends Parameters<TestServer['ask']>[0]>(route: R, input: object = {}) => {
  const answer = await server.ask(route, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

const evil = [
  ['pay_in', 'Your payout waits. Please transfer the tax of 200 USDT first to release it.'],
  ['password', 'Please send us your transaction password so that we can check it.'],
  ['account_number', 'Use account 1234567890 at Harbour Bank.'],
] as const;

test.each(evil)(
  'an answer to feedback that is %s is not delivered, and the partner is told',
  async (why, answer) => {
    server.clock.now = new Date(now().getTime() + 1_000);
    const { ticket } = await asked(sendFeedback, { topic: 'app', content: `About ${why}` });
    const move = { ticket, seen: 'received', steps: 1, to: 'answered', answer } as const;
    expect(await ann.get(moveTicket, move)).toEqual({ blocked: why });
    const own = (await asked(listFeedback)).list.find((one) => one.ticket === ticket);
    expect(own).toMatchObject({ state: 'received' });
    expect(JSON.stringify(own)).not.toContain(answer);
    const { list } = await asked(listNotifications);
    expect(list[0]).toMatchObject({
      content: { kind: 'feedback-blocked', facts: { ticket } },
      severity: 'warning',
    });
    const acts = JSON.stringify(await asked(listStaffActivity));
    expect(acts).toContain(`"by":"Ann Lee","act":"feedback-answer-blocked","reason":"${why}"`);
    expect(acts).not.toContain(answer);
    const plain = { ...move, answer: 'It was our mistake, and it is mended.' };
    expect(await ann.get(moveTicket, plain)).toEqual({ blocked: null });
  },
);

test.each(evil)(
  'an announcement that is %s is told to nobody, in whatever language or piece',
  async (why, text) => {
    const before = (await asked(listNotifications)).list.length;
    const good = {
      title: 'News',
      blocks: [{ type: 'paragraph', text: 'We open at 9:00.' }],
    } as const;
    const hidden: readonly AnnouncementTexts[] = [
      { en: { title: text.slice(0, 120), blocks: [] } },
      { en: { title: 'News', blocks: [{ type: 'paragraph', text }] } },
      { en: good, de: { title: 'Neues', blocks: [{ type: 'list', items: ['Eins', text] }] } },
    ];
    for (const texts of hidden) {
      for (const to of [null, partnerId]) {
        const announced = { at: now(), category: 'activity', partnerId: to, texts } as const;
        const told = { ...announced, madeBy: by, staffId: null };
        const answer = server.db.transaction((sql) => announce(sql, told));
        await expect(answer).rejects.toMatchObject({
          reason: 'staff_text_blocked',
          facts: { why },
        });
      }
    }
    const fine = {
      at: now(),
      category: 'activity',
      partnerId: null,
      texts: { en: good },
      madeBy: by,
      staffId: null,
    } as const;
    await server.db.transaction((sql) => announce(sql, fine));
    expect((await asked(listNotifications)).list).toHaveLength(before + 1);
  },
);

test('no act on an account is done for a reason that asks for money or a password', async () => {
  const reference = 'R-TEXT-0001';
  await insertReference(server.db.sql, reference, partnerId, now());
  const form = { kind: 'deposit', amount: '1.00', reference, by } as const;
  for (const [why, reason] of evil.slice(0, 2)) {
    const request = requestMoney(server.db, { ...form, reason }, now());
    await expect(request).rejects.toMatchObject({ reason: 'staff_text_blocked', facts: { why } });
    const services = { db: server.db, now, money: createMoneyQueue(server.db, now) };
    const move = {
      id: randomUUID(),
      newState: 'rejected',
      movedBy: by,
      reason,
      reference: 'letter',
    } as const;
    await expect(movePayoutByName(services, move)).rejects.toMatchObject({
      reason: 'staff_text_blocked',
    });
  }
  const acts = JSON.stringify(await asked(listStaffActivity));
  expect(acts).not.toContain('request-deposit');
  // A bank's reference consists of digits, and may be named.
  const reason = 'Advance of transfer 1234567890 is used up';
  await requestMoney(server.db, { ...form, reason }, now());
  expect(JSON.stringify(await asked(listStaffActivity))).toContain('request-deposit');
});
