import type * as unread from '#contract/unread.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { countUnread } from './notification-store.ts';

export const unreadUseCases = {
  /** Counted each time, so it can be neither forged nor below zero. */
  async countUnread({ db, partner, now }) {
    return { unread_total: await countUnread(db.sql, partner.id, now()) };
  },
} satisfies UseCases<typeof unread>;
