import { randomUUID } from 'node:crypto';
import type {
  countGivenCoupons,
  endCampaign,
  giveCoupon as giveRoute,
  listDeskCampaigns,
  makeCampaign,
} from '#contract/desk/campaigns.ts';
import type { DeskInput } from '#contract/desk/desk-route.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { type CouponTerms, wrongCouponTerm } from '#domain/coupon/coupon.ts';
import type { CampaignAudience } from '#domain/desk/programme-state.ts';
import { formatMicro, type Micro, parseTyped, zero } from '#domain/money.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { type Campaign, findCampaign } from '../coupon/campaign-store.ts';
import { countGiven } from '../coupon/coupon-store.ts';
import type { Sql } from '../db/db.ts';
import { addCampaign, giveCoupon, stopCampaign } from '../staff/campaign-acts.ts';
import { type ListedCampaign, listCampaigns as listStored } from './campaign-list-store.ts';
import type { DeskUseCase } from './desk-call.ts';
import { doOnce } from './do-once.ts';

function audienceOf({ isClaimable, isNewUser }: ListedCampaign): CampaignAudience {
  if (!isClaimable) return 'named';
  return isNewUser ? 'new-users' : 'everyone';
}

export const listCampaigns: DeskUseCase<typeof listDeskCampaigns> = async (call, input) => {
  const { list, next } = await listStored(call.db.sql, input, call.now());
  const shown = list.map(({ startsAt, endsAt, endedAt, ...one }) => ({
    ...one,
    audience: audienceOf({ startsAt, endsAt, endedAt, ...one }),
    amount: one.amount === null ? null : formatMicro(one.amount),
    most: formatMicro(one.most),
    amountRequired: formatMicro(one.amountRequired),
    cost: formatMicro(one.cost),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { list: shown, next };
};

type WrittenCampaign = Omit<DeskInput<typeof makeCampaign>, 'requestId'>;

function termsOf(input: WrittenCampaign): CouponTerms {
  const amountOf = (typed: string | null): Micro => parseTyped(typed ?? '') ?? zero;
  const amount = input.amount === null ? null : amountOf(input.amount);
  const terms: CouponTerms = {
    kind: input.kind,
    type: input.type,
    shareBps: input.sharePercent === null ? null : input.sharePercent * 100,
    amount,
    most: amount ?? amountOf(input.most),
    amountRequired: amountOf(input.amountRequired),
  };
  const wrong = wrongCouponTerm(terms);
  if (wrong) throw new DeskRefusal('desk_value_wrong', { what: `a coupon with this ${wrong}` });
  return terms;
}

function campaignOf(input: WrittenCampaign, now: Date): Campaign {
  const { name, names, audience, newUserDays, everyDays, couponDays } = input;
  if (newUserDays !== null && audience !== 'new-users') {
    throw new DeskRefusal('desk_value_wrong', { what: 'days as new, for who need not be new' });
  }
  const asked = input.startsAt === null ? now : new Date(input.startsAt);
  const startsAt = new Date(Math.max(asked.getTime(), now.getTime()));
  return {
    ...{ id: randomUUID(), name, names, newUserDays, everyDays, couponDays },
    ...termsOf(input),
    isClaimable: audience !== 'named',
    isNewUser: audience === 'new-users',
    startsAt,
    endsAt: new Date(startsAt.getTime() + input.days * dayMs),
  };
}

export const make: DeskUseCase<typeof makeCampaign> = (call, { requestId, ...question }) =>
  doOnce(call, { act: 'makeCampaign', requestId, question }, async (sql) => {
    const now = call.now();
    const campaign = campaignOf(question, now);
    const made = { by: call.staff.name, reason: question.reason };
    await addCampaign(sql, campaign, made, now);
    return { id: campaign.id };
  });

async function getCampaign(sql: Sql, id: string) {
  const campaign = await findCampaign(sql, id);
  if (!campaign) throw new DeskRefusal('desk_not_found');
  return campaign;
}

export const end: DeskUseCase<typeof endCampaign> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const campaign = await getCampaign(sql, id);
    const made = { by: call.staff.name, reason };
    if (await stopCampaign(sql, campaign, made, call.now())) return {};
    throw new DeskRefusal('desk_changed_meanwhile');
  });

export const countGivenTo: DeskUseCase<typeof countGivenCoupons> = async ({ db }, input) => ({
  given: await countGiven(db.sql, input.id, input.partnerId),
});

export const give: DeskUseCase<typeof giveRoute> = (call, { id, ...gift }) =>
  call.db.transaction(async (sql) => {
    const campaign = await getCampaign(sql, id);
    const given = { ...gift, by: call.staff.name };
    const expiresAt = await giveCoupon(sql, campaign, given, call.now());
    return { expiresAt: expiresAt.toISOString() };
  });
