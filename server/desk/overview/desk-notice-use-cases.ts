import type * as notices from '#contract/desk/notices.ts';
import { RefusalError } from '#domain/refusal.ts';
import { listUnreadDeskNotices, saveDeskNoticeRead } from '../../people/audit-event/audit-event.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const deskNoticeUseCases = {
  async listDeskNotices({ db, staff }) {
    return { list: await listUnreadDeskNotices(db.sql, staff.id) };
  },

  async readDeskNotice({ db, staff, now }, { id }) {
    if (!(await saveDeskNoticeRead(db.sql, staff.id, id, now())))
      throw new RefusalError('desk_not_found');
    return {};
  },
} satisfies DeskUseCases<typeof notices>;
