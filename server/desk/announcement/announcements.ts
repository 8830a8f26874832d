import { randomUUID } from 'node:crypto';
import type {
  announceToAll as announceToAllRoute,
  announceToPartner as announceToPartnerRoute,
  countAudience as countRoute,
  listAnnouncements as listRoute,
  withdrawAnnouncement as withdrawAnnouncementRoute,
  withdrawFromPartner as withdrawFromPartnerRoute,
} from '#contract/desk/announcements.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { countAudience as countStoredAudience } from '../../programme/notification/notification.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { idempotentCall } from '../call/idempotent-call.ts';
import { getKnown } from '../partner/partners.ts';
import { announce } from './announce.ts';
import { announcementByTwo, outAt } from './announcement-by-two.ts';
import {
  findScheduled,
  insertWithdrawal,
  listAnnouncements as listStored,
} from './announcement-store.ts';

export const listAnnouncements: DeskUseCase<typeof listRoute> = async ({ db, now }, input) => {
  const { list, next } = await listStored(db.sql, input, now());
  const shown = list.map(({ at, madeAt, withdrawn, ...one }) => ({
    ...one,
    at: at.toISOString(),
    madeAt: madeAt.toISOString(),
    withdrawn: withdrawn && { ...withdrawn, at: new Date(withdrawn.at).toISOString() },
  }));
  return { list: shown, next };
};

export const announceToAll: DeskUseCase<typeof announceToAllRoute> = (
  call,
  { requestId, ...input },
) =>
  idempotentCall(call, { act: 'announceToAll', requestId, input }, async (sql) => {
    const id = randomUUID();
    const asking = {
      kind: 'announcement',
      act: announcementByTwo,
      subject: id,
      body: { ...input, id },
    } as const;
    await askByTwo(sql, call, { ...asking, reason: '' });
    return { id };
  });

export const countAudience: DeskUseCase<typeof countRoute> = async ({ db, now }, input) => {
  const levels = input.levels?.split(',').map(Number) ?? null;
  const audience = { language: input.language ?? null, levels };
  return { partners: await countStoredAudience(db.sql, audience, now()) };
};

export const announceToPartner: DeskUseCase<typeof announceToPartnerRoute> = (
  call,
  { requestId, ...input },
) =>
  idempotentCall(call, { act: 'announceToPartner', requestId, input }, async (sql) => {
    const partnerId = await getKnown(sql, input.partnerId);
    const madeAt = call.now();
    const at = outAt(input.at, madeAt);
    return { id: await announce(sql, { ...input, at, madeAt, partnerId, by: call.staff.name }) };
  });

interface Withdrawal {
  readonly id: string;
  readonly by: string;
  readonly reason: string;
}

async function withdraw(sql: Sql, withdrawal: Withdrawal, now: Date) {
  const announcement = await findScheduled(sql, withdrawal.id);
  if (!announcement) throw new Refusal('desk_not_found');
  if (announcement.isWithdrawn) throw new Refusal('desk_changed_meanwhile');
  if (announcement.at <= now) throw new Refusal('desk_is_out');
  if (!(await insertWithdrawal(sql, withdrawal, now))) {
    throw new Refusal('desk_changed_meanwhile');
  }
  return announcement;
}

export const withdrawAnnouncement: DeskUseCase<typeof withdrawAnnouncementRoute> = (
  call,
  { id, reason },
) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const { partnerId, title } = await withdraw(sql, { id, by, reason }, now);
    if (partnerId !== null) throw new Refusal('desk_not_found');
    await noteInDeskLog(sql, { by, act: 'announcement-withdrawn', about: { title, reason } }, now);
    return {};
  });

export const withdrawFromPartner: DeskUseCase<typeof withdrawFromPartnerRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const { id, reason } = input;
    const by = call.staff.name;
    const { partnerId } = await withdraw(sql, { id, by, reason }, now);
    if (partnerId === null) throw new Refusal('desk_not_found');
    await noteAct(sql, { partnerId, by, act: 'notice-withdrawn', reason, reference: id }, now);
    return {};
  });
