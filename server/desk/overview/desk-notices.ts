import type { listDeskNotices, readDeskNotice } from '#contract/desk/notices.ts';
import { Refusal } from '#domain/refusal.ts';
import { listUnread, saveRead } from '../../staff-activity/desk-notice-store.ts';
import type { DeskUseCase } from '../desk-call.ts';

export const listNotices: DeskUseCase<typeof listDeskNotices> = async ({ db, staff }) => {
  const list = await listUnread(db.sql, staff.id);
  return {
    list: list.map(({ id, at, ...notice }) => ({
      ...notice,
      id: String(id),
      at: at.toISOString(),
    })),
  };
};

export const readNotice: DeskUseCase<typeof readDeskNotice> = async (call, { id }) => {
  if (!(await saveRead(call.db.sql, call.staff.id, id, call.now()))) {
    throw new Refusal('desk_not_found');
  }
  return {};
};
