import { randomUUID } from 'node:crypto';
import { micro } from '#domain/money.ts';
import { daysAfter } from '#domain/time.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { requestAndApprove } from '../../desk/desk.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Campaign, insertCampaign } from '../../programme/coupon/coupon.ts';
import { demoClerk, getDemoPeople } from './demo-staff.ts';
import { getDemoWord } from './demo-texts.ts';

interface CampaignServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
}

const units = (amount: bigint) => micro(amount * 1_000_000n);

/** Two campaigns: one that keeps giving to new users, and one for everyone. */
const campaigns = [
  {
    ...getDemoWord((texts) => texts.campaigns.welcome),
    isClaimable: true,
    isNewUser: true,
    newUserDays: 60,
    kind: 'discount',
    type: 'discount',
    shareBps: 2_500,
    amount: null,
    most: units(25n),
    amountRequired: units(20n),
    budget: units(1_000n),
    everyDays: 7,
    couponDays: 21,
  },
  {
    ...getDemoWord((texts) => texts.campaigns.further),
    isClaimable: true,
    isNewUser: false,
    newUserDays: null,
    kind: 'value-added',
    type: 'addition',
    shareBps: 1_000,
    amount: null,
    most: units(20n),
    amountRequired: units(50n),
    budget: units(1_000n),
    everyDays: null,
    couponDays: 30,
  },
] as const satisfies Omit<Campaign, 'id' | 'startsAt' | 'endsAt'>[];

/** Deposits the network's play money as staff would, and starts campaigns that give some away. */
export async function createDemoCampaigns(services: CampaignServices): Promise<void> {
  const { db, now } = services;
  // The rest, after promotions, funds start-up advances.
  const people = await getDemoPeople(db, now());
  const words = { reason: 'Play money of the network', reference: 'DEMO-COUPONS' };
  await requestAndApprove(services, people, 'addCapital', { amount: '5000.00', ...words });
  await requestAndApprove(services, people, 'fundPromotions', { amount: '2000.00', ...words });

  const startsAt = now();
  const endsAt = daysAfter(startsAt, 180);
  const decision = { decidedBy: demoClerk, reason: 'To look around' };
  for (const campaign of campaigns) {
    const newCampaign = { id: randomUUID(), ...campaign, startsAt, endsAt };
    await insertCampaign(db.sql, newCampaign, decision, startsAt);
  }
}
