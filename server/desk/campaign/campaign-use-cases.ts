import type * as campaigns from '#contract/desk/campaigns.ts';
import { aloneDays, takesTwoToGive } from '#domain/desk/alone-limit.ts';
import type { CampaignAudience } from '#domain/desk/programme-state.ts';
import { formatMicro, micro, parseTyped, zero } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { daysBefore } from '#domain/time.ts';
import { findPartnerName } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import {
  type Campaign,
  countPartnerCoupons,
  endCampaign,
  findCampaign,
  insertCampaign,
} from '../../programme/coupon/coupon.ts';
import type { ApprovalCall, DeskUseCases } from '../call/use-case.ts';
import { lockAloneBudget } from './alone-budget-store.ts';
import { campaignText, readCampaign } from './campaign-fields.ts';
import { listCampaignPage } from './campaign-list-store.ts';
import { giveCoupon } from './give-coupon.ts';

export const campaignUseCases = {
  async listDeskCampaigns({ db, now }, input) {
    const { list, next } = await listCampaignPage(db.sql, input, now());
    return {
      list: list.map((campaign) => ({ ...campaign, audience: audienceOf(campaign) })),
      next,
    };
  },

  /** Created at once if one person may give that much away; otherwise it waits for another. */
  async makeCampaign(call, input) {
    const { sql, requesterId, requestedBy, decidedBy, now, commandId: id } = call;
    const { name, reason } = input;
    const campaign = readCampaign(id, input, now);

    // What somebody else decided is not asked again.
    const takesTwo = decidedBy === null && (await isTooMuchAlone(call, campaign));

    // Partners read its name in each language it is written in.
    for (const text of [name, ...Object.values(campaign.names ?? {})]) {
      if (text) refuse(whyNotStaffText(text));
    }

    const decision = { decidedBy: decidedBy ?? requestedBy, reason, requestedBy, requesterId };
    await insertCampaign(sql, campaign, decision, now);

    return {
      reply: { isWaiting: takesTwo },
      takesTwo,
      subject: id,
      shown: campaignText(input),
      details: { campaign: name, id },
    };
  },

  async endCampaign({ sql, staff, now }, { id, reason }) {
    const { name } = await getCampaign(sql, id);
    if (!(await endCampaign(sql, id, { decidedBy: staff.name, reason }, now))) {
      throw new Refusal('desk_changed_meanwhile');
    }
    return { details: { campaign: name, id } };
  },

  async countGivenCoupons({ db }, { id, partnerId }) {
    return { given: await countPartnerCoupons(db.sql, id, partnerId) };
  },

  async giveCoupon({ sql, requestedBy, now }, { id, partnerId, seen, reference }) {
    const campaign = await getCampaign(sql, id);
    await giveCoupon(
      sql,
      campaign,
      { partnerId, seenCouponCount: seen, givenBy: requestedBy },
      now,
    );

    const { name, type, most } = campaign;
    const partner = (await findPartnerName(sql, partnerId)) ?? partnerId;
    return {
      subject: `${id} ${partnerId}`,
      shown: {
        campaign: name,
        coupon: `${type}, at most ${formatMicro(most)}`,
        partner,
        reference,
      },
      concerns: { partnerId },
    };
  },
} satisfies DeskUseCases<typeof campaigns>;

type Audience = Pick<Campaign, 'isClaimable' | 'isNewUser'>;

function audienceOf({ isClaimable, isNewUser }: Audience): CampaignAudience {
  if (!isClaimable) return 'named';
  return isNewUser ? 'new-users' : 'everyone';
}

async function getCampaign(sql: Sql, id: string) {
  const campaign = await findCampaign(sql, id);
  if (!campaign) throw new Refusal('desk_not_found');
  return campaign;
}

async function isTooMuchAlone(
  { sql, settings, requesterId, now }: ApprovalCall,
  { isClaimable, most, budget }: ReturnType<typeof readCampaign>,
): Promise<boolean> {
  const givenAlone = await lockAloneBudget(sql, requesterId, daysBefore(now, aloneDays));
  const plannedGift = { isNamed: !isClaimable, most, budget: micro(givenAlone + budget) };
  return takesTwoToGive(plannedGift, aloneLimits(settings));
}

const aloneLimits = ({ configuration }: Settings) => ({
  coupon: parseTyped(configuration.spending.couponAlone) ?? zero,
  budget: parseTyped(configuration.spending.budgetAlone) ?? zero,
});
