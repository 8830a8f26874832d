import { randomUUID } from 'node:crypto';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { whyNotStaffText } from '#domain/chat/staff-words.ts';
import { expiryOf } from '#domain/coupon/campaign.ts';
import { refuse } from '#domain/refusal.ts';
import {
  type Campaign,
  endCampaign,
  insertCampaign,
  type Made,
  type StoredCampaign,
} from '../coupon/campaign-store.ts';
import { insertCoupons, nextPeriodOf } from '../coupon/coupon-store.ts';
import type { Sql } from '../db/db.ts';
import { noteInLog } from '../desk/log-store.ts';
import { noteAct } from './activity-store.ts';

/** Makes an activity. Its name is read by partners, in every language that it is written in. */
export async function addCampaign(
  sql: Sql,
  campaign: Campaign,
  made: Made,
  now: Date,
): Promise<void> {
  for (const name of [campaign.name, ...Object.values(campaign.names ?? {})]) {
    if (name) refuse(whyNotStaffText(name));
  }
  await insertCampaign(sql, campaign, made, now);
  const about = { activity: campaign.name, id: campaign.id, reason: made.reason };
  await noteInLog(sql, { by: made.by, act: 'activity-added', about }, now);
}

/** False when it has ended so before, and then nothing is written down. */
export async function stopCampaign(
  sql: Sql,
  { id, name }: Pick<Campaign, 'id' | 'name'>,
  made: Made,
  now: Date,
): Promise<boolean> {
  if (!(await endCampaign(sql, id, made, now))) return false;
  const about = { activity: name, id, reason: made.reason };
  await noteInLog(sql, { by: made.by, act: 'activity-ended', about }, now);
  return true;
}

interface Gift extends Made {
  readonly partnerId: string;
  readonly reference: string;
}

/** Gives a partner a coupon of an activity for those whom staff name; until when it is good. */
export async function giveCoupon(
  sql: Sql,
  campaign: StoredCampaign,
  { partnerId, by, reason, reference }: Gift,
  now: Date,
): Promise<Date> {
  if (campaign.isClaimable) throw new DeskRefusal('desk_activity_claimed');
  if (campaign.endsAt <= now || campaign.endedAt) throw new DeskRefusal('desk_activity_over');
  const period = await nextPeriodOf(sql, campaign.id, partnerId);
  const expiresAt = expiryOf(campaign, now);
  const coupon = { id: randomUUID(), campaignId: campaign.id, isNewUser: false, partnerId, period };
  await insertCoupons(sql, [{ ...coupon, givenBy: by, givenAt: now, expiresAt }]);
  await noteAct(sql, { partnerId, by, act: 'coupon-give', reason, reference }, now);
  return expiresAt;
}
