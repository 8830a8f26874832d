import type {
  announceToAll,
  announceToPartner,
  listAnnouncements as listRoute,
  withdrawAnnouncement,
} from '#contract/desk/announcements.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { announce } from '../staff/announce.ts';
import {
  findScheduled,
  insertWithdrawal,
  listAnnouncements as listStored,
} from './announcement-store.ts';
import type { DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';
import { getKnown } from './partners.ts';

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

export const tellAll: DeskUseCase<typeof announceToAll> = async (call, input) => {
  const madeAt = call.now();
  const asked = input.at === null ? madeAt : new Date(input.at);
  // What was to be out while it was written is out now.
  const at = new Date(Math.max(asked.getTime(), madeAt.getTime()));
  const { category, language, texts } = input;
  const announcement = { category, language, texts, at, madeAt, partnerId: null };
  const by = call.staff.name;
  return { id: await call.db.transaction((sql) => announce(sql, { ...announcement, by })) };
};

export const tellPartner: DeskUseCase<typeof announceToPartner> = (call, input) =>
  call.db.transaction(async (sql) => {
    const partnerId = await getKnown(sql, input.partnerId);
    const at = call.now();
    const { category, texts } = input;
    const by = call.staff.name;
    return { id: await announce(sql, { at, category, partnerId, texts, by }) };
  });

export const takeBack: DeskUseCase<typeof withdrawAnnouncement> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const announcement = await findScheduled(sql, id);
    if (!announcement) throw new DeskRefusal('desk_not_found');
    if (announcement.isWithdrawn) throw new DeskRefusal('desk_changed_meanwhile');
    if (announcement.at <= now) throw new DeskRefusal('desk_is_out');
    const by = call.staff.name;
    if (!(await insertWithdrawal(sql, { id, by, reason }, now))) {
      throw new DeskRefusal('desk_changed_meanwhile');
    }
    const about = { title: announcement.title, reason };
    await noteInLog(sql, { by, act: 'announcement-withdrawn', about }, now);
    return {};
  });
