import { randomUUID } from 'node:crypto';
import type {
  countGivenCoupons as countGivenCouponsRoute,
  endCampaign as endCampaignRoute,
  giveCoupon as giveRoute,
  listDeskCampaigns as listDeskCampaignsRoute,
  makeCampaign,
} from '#contract/desk/campaigns.ts';
import { aloneDays, takesTwoToGive } from '#domain/desk/by-two.ts';
import type { CampaignAudience } from '#domain/desk/programme-state.ts';
import { formatMicro, micro, parseTyped, zero } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { daysBefore } from '#domain/time.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { countPartnerCoupons } from '../../programme/coupon/coupon.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { idempotentCall } from '../call/idempotent-call.ts';
import { lockAloneBudget } from './alone-budget-store.ts';
import { addCampaign, stopCampaign } from './campaign-acts.ts';
import { campaignByTwo, campaignOf, couponByTwo, getCampaign } from './campaign-by-two.ts';
import { type ListedCampaign, listCampaigns as listStored } from './campaign-list-store.ts';

function audienceOf({ isClaimable, isNewUser }: ListedCampaign): CampaignAudience {
  if (!isClaimable) return 'named';
  return isNewUser ? 'new-users' : 'everyone';
}

export const listDeskCampaigns: DeskUseCase<typeof listDeskCampaignsRoute> = async (
  call,
  input,
) => {
  const { list, next } = await listStored(call.db.sql, input, call.now());
  const shown = list.map(({ startsAt, endsAt, endedAt, ...one }) => ({
    ...one,
    audience: audienceOf({ startsAt, endsAt, endedAt, ...one }),
    amount: one.amount === null ? null : formatMicro(one.amount),
    most: formatMicro(one.most),
    amountRequired: formatMicro(one.amountRequired),
    cost: formatMicro(one.cost),
    budget: formatMicro(one.budget),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { list: shown, next };
};

/** Created at once if one person may give that much away; otherwise it waits for another. */
export const make: DeskUseCase<typeof makeCampaign> = (call, { requestId, ...input }) =>
  idempotentCall(call, { act: 'makeCampaign', requestId, input }, async (sql) => {
    const { reason, ...written } = input;
    const body = { ...written, id: randomUUID() };
    const campaign = campaignOf(body, call.now());
    const since = daysBefore(call.now(), aloneDays);
    const before = await lockAloneBudget(sql, call.staff.name, since);
    const budget = micro(before + campaign.budget);
    const giving = { isNamed: !campaign.isClaimable, most: campaign.most, budget };
    const isWaiting = takesTwoToGive(giving, aloneLimits(call.settings));
    if (isWaiting) {
      await askByTwo(sql, call, {
        kind: 'campaign',
        act: campaignByTwo,
        subject: body.id,
        body,
        reason,
      });
    } else {
      await addCampaign(sql, campaign, { by: call.staff.name, reason }, call.now());
    }
    return { id: body.id, isWaiting };
  });

const aloneLimits = ({ configuration }: Settings) => ({
  coupon: parseTyped(configuration.spending.couponAlone) ?? zero,
  budget: parseTyped(configuration.spending.budgetAlone) ?? zero,
});

export const endCampaign: DeskUseCase<typeof endCampaignRoute> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const campaign = await getCampaign(sql, id);
    const made = { by: call.staff.name, reason };
    if (await stopCampaign(sql, campaign, made, call.now())) return {};
    throw new Refusal('desk_changed_meanwhile');
  });

export const countGivenCoupons: DeskUseCase<typeof countGivenCouponsRoute> = async (
  { db },
  input,
) => ({
  given: await countPartnerCoupons(db.sql, input.id, input.partnerId),
});

export const giveCoupon: DeskUseCase<typeof giveRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => {
    const subject = `${body.id} ${body.partnerId}`;
    return {
      id: await askByTwo(sql, call, { kind: 'coupon', act: couponByTwo, subject, body, reason }),
    };
  });
