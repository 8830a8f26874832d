import type * as campaigns from '#contract/desk/campaigns.ts';
import type { CampaignAudience } from '#domain/desk/programme-state.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Campaign,
  countPartnerCoupons,
  endCampaign,
  findCampaign,
  insertCampaign,
} from '../../programme/coupon/coupon.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { campaignText, promotions, readCampaign } from './campaign-fields.ts';
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

  async makeCampaign({ sql, requestedBy, now, commandId: id }, input) {
    const { name, reason } = input;
    const campaign = readCampaign(id, input, now);

    // Partners read its name in each language it is written in.
    for (const text of [name, ...Object.values(campaign.names ?? {})]) {
      if (text) refuse(whyNotStaffText(text));
    }

    await insertCampaign(sql, campaign, { decidedBy: requestedBy, reason }, now);

    return {
      subject: id,
      description: campaignText(input),
      details: { campaign: name, id },
    };
  },

  async endCampaign({ sql, staff, now }, { id, reason }) {
    const { name } = await getCampaign(sql, id);
    if (!(await endCampaign(sql, id, { decidedBy: staff.name, reason }, now))) {
      throw new RefusalError('desk_changed_meanwhile');
    }
    return { details: { campaign: name, id } };
  },

  async countGivenCoupons({ db }, { id, partnerId }) {
    return { given: await countPartnerCoupons(db.sql, id, partnerId) };
  },

  async giveCoupon({ sql, requestedBy, now }, { id, partnerId, seen: seenCouponCount, reference }) {
    const campaign = await getCampaign(sql, id);
    await giveCoupon(sql, campaign, { partnerId, seenCouponCount, givenBy: requestedBy }, now);

    const { name, type, most: creditMax } = campaign;
    return {
      subject: `${id} ${partnerId}`,
      description: {
        activity: name,
        coupon: `${type}, at most ${formatMicro(creditMax)}`,
        'paid from': promotions,
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
  if (!campaign) throw new RefusalError('desk_not_found');
  return campaign;
}
