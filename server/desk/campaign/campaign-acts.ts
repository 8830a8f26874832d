import { randomUUID } from 'node:crypto';
import { expiryOf, whyNotFromBudget } from '#domain/coupon/campaign.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { lockStatus } from '../../people/partner/partner.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Campaign,
  type CampaignDecision,
  countPartnerCoupons,
  endCampaign,
  getManualPeriod,
  insertCampaign,
  insertCoupons,
  lockBudget,
  type StoredCampaign,
} from '../../programme/coupon/coupon.ts';

/** Creates a campaign. Partners read its name in each language it is written in. */
export async function addCampaign(
  sql: Sql,
  campaign: Campaign,
  decision: CampaignDecision,
  now: Date,
): Promise<void> {
  for (const name of [campaign.name, ...Object.values(campaign.names ?? {})]) {
    if (name) refuse(whyNotStaffText(name));
  }
  await insertCampaign(sql, campaign, decision, now);
  const { by, reason, askedBy } = decision;
  const about = { campaign: campaign.name, id: campaign.id, reason, ...(askedBy && { askedBy }) };
  await noteInDeskLog(sql, { by, act: 'campaign-added', about }, now);
}

/** False if it had ended already; nothing is recorded then. */
export async function stopCampaign(
  sql: Sql,
  { id, name }: Pick<Campaign, 'id' | 'name'>,
  decision: CampaignDecision,
  now: Date,
): Promise<boolean> {
  if (!(await endCampaign(sql, id, decision, now))) return false;
  const about = { campaign: name, id, reason: decision.reason };
  await noteInDeskLog(sql, { by: decision.by, act: 'campaign-ended', about }, now);
  return true;
}

interface Gift extends CampaignDecision {
  readonly partnerId: string;
  readonly reference: string;
  /** How many coupons of the partner were shown on the screen, if known. */
  readonly seen?: number;
}

/** Gives a partner a coupon of a campaign whose recipients staff name; returns its expiry. */
export async function giveCoupon(
  sql: Sql,
  campaign: StoredCampaign,
  { partnerId, by, askedBy = by, reason, reference, seen }: Gift,
  now: Date,
): Promise<Date> {
  if (campaign.isClaimable) throw new Refusal('desk_campaign_claimed');
  if (campaign.endsAt <= now || campaign.endedAt) throw new Refusal('desk_campaign_over');
  // Locks the partner, so that of two people giving at once the second sees the first coupon.
  const status = await lockStatus(sql, partnerId);
  if (status === null) throw new Refusal('desk_not_found');
  if (status !== 'active') throw new Refusal('desk_partner_inactive');
  const before = await countPartnerCoupons(sql, campaign.id, partnerId);
  if ((seen ?? before) !== before) throw new Refusal('desk_changed_meanwhile');
  const budgetLeft = await lockBudget(sql, campaign.id, now);
  refuse(whyNotFromBudget({ most: campaign.most, budgetLeft }));
  const period = await getManualPeriod(sql, campaign.id, partnerId);
  const expiresAt = expiryOf(campaign, now);
  const coupon = { id: randomUUID(), campaignId: campaign.id, isNewUser: false, partnerId, period };
  const given = await insertCoupons(sql, [
    { ...coupon, givenBy: askedBy, givenAt: now, expiresAt },
  ]);
  if (given.length === 0) throw new Refusal('desk_changed_meanwhile');
  await noteAct(sql, { partnerId, by, act: 'coupon-give', reason, reference }, now);
  await leaveNotice(sql, { partnerId, at: now, what: 'coupon-given' });
  return expiresAt;
}
