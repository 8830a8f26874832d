import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { daysAfter } from '#domain/time.ts';
import { micro } from '../domain/money.ts';
import { insertCreative } from '../server/ads/catalogue/creative-store.ts';
import { insertMerchant } from '../server/ads/catalogue/merchant-store.ts';
import { insertProduct } from '../server/ads/catalogue/product-store.ts';
import { saveReview } from '../server/ads/catalogue/test-review.ts';
import { noteAct } from '../server/people/audit-event/note-act.ts';
import { leaveNotice } from '../server/people/notice/notice-store.ts';
import { insertStatusChange } from '../server/people/status-change/status-change-store.ts';
import type { Db } from '../server/platform/database/db.ts';
import { admitPerson } from '../server/platform/database/test-staff.ts';
import { getSettings, insertConfiguration } from '../server/platform/settings/settings-store.ts';
import { endCampaign, insertCampaign } from '../server/programme/coupon/campaign-store.ts';
import {
  type AnnouncementTexts,
  insertAnnouncement,
} from '../server/programme/notification/notification-store.ts';
import { pushPlans } from '../server/programme/plan/push-plan.ts';
import { everyone, plainRule } from '../server/programme/plan/test-plan.ts';
import { insertMessage, lockChat } from '../server/support/chat/chat-store.ts';
import { ask } from './money.ts';
import { packed } from './script-payloads.ts';

/* Puts texts wherever a partner, staff, a merchant or the network can put one. */

export interface Hostile {
  readonly db: Db;
  readonly page: Page;
  readonly partnerId: string;
  readonly payloads: readonly string[];
}

/** The partner's texts go through the calls; others' are written directly, past the rules. */
export async function writeByPartner({ db, page, partnerId, payloads }: Hostile): Promise<void> {
  for (const text of payloads) {
    await ask(page, '/chat/send', { requestId: randomUUID(), text });
  }
  for (const content of packed(payloads, 2_000).slice(0, 5)) {
    await ask(page, '/feedback', { topic: 'app', content });
  }
  const tickets = await db.sql.many<{ id: string }>`
    select id from support_case where kind = 'ticket' and partner_id = ${partnerId}`;
  const { id: byId } = await admitPerson(db.sql, 'Ann Lee');
  for (const { id: caseId } of tickets) {
    const answer = packed(payloads, 4_000)[0] ?? '';
    const by = payloads[0]?.slice(0, 80) ?? '';
    const step = { state: 'answered', at: new Date(), by, byId, reference: null };
    await insertStatusChange(db.sql, { caseId }, { ...step, reason: answer });
  }
}

export async function writeByStaff({ db, partnerId, payloads }: Hostile): Promise<void> {
  const now = new Date();
  const { id: staffId } = await admitPerson(db.sql, 'Ann Lee');
  for (const text of payloads) {
    await db.transaction(async (sql) => {
      await lockChat(sql, partnerId);
      const message = {
        partnerId,
        at: now,
        text,
        requestId: null,
        attachment: null,
        blocked: null,
      };
      await insertMessage(sql, { ...message, by: text.slice(0, 80) }, staffId);
      const texts: AnnouncementTexts = {
        en: {
          title: text,
          blocks: [
            { type: 'paragraph', text },
            { type: 'list', items: [text, text] },
          ],
        },
      };
      const author = { madeBy: 'Ann Lee', staffId };
      await insertAnnouncement(sql, { ...author, at: now, category: 'activity', partnerId, texts });
      const note = { partnerId, author: text.slice(0, 80), action: 'note', reason: text } as const;
      await noteAct(sql, { ...note, reference: text }, now);
    });
    const facts = {
      product: text,
      plan: text,
      amount: '1.00',
      by: text,
      ticket: text,
      label: text,
    };
    for (const kind of ['plan-failed', 'chat-answered', 'card-bound'] as const) {
      await leaveNotice(db.sql, {
        partnerId,
        createdAt: now,
        kind,
        details: { ...facts, last4: text },
      });
    }
  }
}

/** Merchants' products, offered as plans; returns their numbers. */
export async function writeByMerchants({ db, partnerId, payloads }: Hostile): Promise<string[]> {
  const now = new Date();
  const numbers: string[] = [];
  for (const text of payloads) {
    const [merchantId, productId] = [randomUUID(), randomUUID()];
    await insertMerchant(db.sql, { id: merchantId, name: text }, now);
    const product = {
      ...{ id: productId, merchantId, isOfficial: true, kind: 'landing' as const },
      ...{ name: text, description: text, landingUrl: 'https://shop.example/' },
      ...{ lowest: micro(10_000_000n), highest: micro(500_000_000n) },
      ...{ commission: micro(1n), commissionBps: null, commissionMax: micro(1n) },
      ...{ conversionsPerClick: 1, clickWindowHours: 1, validateDays: 1 },
      ...{ putRule: plainRule, targeting: everyone },
    };
    await insertProduct(db.sql, product, now);
    const shown = {
      productId,
      format: 'image',
      sha256: 'ab'.repeat(32),
      type: 'image/png',
    } as const;
    const size = { width: 300, height: 250, durationMs: null };
    const creativeId = await insertCreative(db.sql, { ...shown, ...size, title: text }, now);
    await saveReview(db.sql, creativeId, 'approved', now);
    const push = { productId, creativeId, partnerIds: [partnerId] };
    numbers.push(...(await pushPlans(db.sql, push, now)));
  }
  return numbers;
}

/** Campaigns with coupons, each claimed by the partner; returns what ends them all. */
export async function writeCampaigns({ db, page, payloads }: Hostile) {
  const now = new Date();
  const decision = { decidedBy: 'Ann Lee', reason: 'a journey' };
  const ids: string[] = [];
  for (const name of payloads) {
    const id = randomUUID();
    ids.push(id);
    const terms = { kind: 'custom', type: 'deduction', shareBps: null } as const;
    const campaign = {
      ...{ id, name: name.slice(0, 60), ...terms, amount: micro(1_000_000n) },
      ...{ most: micro(1_000_000n), amountRequired: micro(0n), isClaimable: true },
      ...{
        isNewUser: false,
        newUserDays: null,
        everyDays: null,
        couponDays: 1,
        budget: micro(1_000_000_000n),
      },
      ...{ startsAt: now, endsAt: daysAfter(now, 1) },
    };
    await insertCampaign(db.sql, campaign, decision, now);
    await ask(page, '/user_coupon/receive', { requestId: randomUUID(), campaignId: id });
  }
  return async () => {
    for (const id of ids) await endCampaign(db.sql, id, decision, new Date());
  };
}

/** The network's own texts: channels, questions, steps, payout methods; returns what undoes it. */
export async function configure({ db, payloads }: Hostile): Promise<() => Promise<void>> {
  const { configuration } = await getSettings(db.sql);
  const hostile = structuredClone(configuration);
  const text = (index: number) => payloads[index % payloads.length] ?? '';
  const service = payloads.slice(0, 18).map((label, index) => ({
    ...{
      id: `channel-${index}`,
      label,
      type: (index + 1) % 3,
      url: index % 2 ? text(index) : '/chat',
    },
  }));
  hostile.customerService = service;
  hostile.rechargeService = service;
  hostile.depositInstructions = { en: packed(payloads, 400).slice(0, 20) };
  hostile.withdrawMethods = hostile.withdrawMethods.map((method) => ({
    ...{ ...method, label: text(2), labels: {} },
  }));
  hostile.questions = payloads.map((payload, index) => ({
    ...{
      id: `hostile-${index}`,
      group: index % 2 ? 'rule' : 'question',
      related: [`hostile-${index + 1}`],
    },
    texts: { en: { question: payload, answer: [{ type: 'paragraph', text: payload }] } },
  }));
  await insertConfiguration(db.sql, hostile, 'Ann Lee', new Date());
  return () => insertConfiguration(db.sql, configuration, 'Ann Lee', new Date());
}
