import type {
  listDeskNotices as listDeskNoticesRoute,
  readDeskNotice as readDeskNoticeRoute,
} from '#contract/desk/notices.ts';
import { Refusal } from '#domain/refusal.ts';
import { listUnread, saveRead } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';

export const listDeskNotices: DeskUseCase<typeof listDeskNoticesRoute> = async ({ db, staff }) => {
  const list = await listUnread(db.sql, staff.id);
  return {
    list: list.map(({ id, at, ...notice }) => ({
      ...notice,
      id: String(id),
      at: at.toISOString(),
    })),
  };
};

export const readDeskNotice: DeskUseCase<typeof readDeskNoticeRoute> = async (call, { id }) => {
  if (!(await saveRead(call.db.sql, call.staff.id, id, call.now()))) {
    throw new Refusal('desk_not_found');
  }
  return {};
};
