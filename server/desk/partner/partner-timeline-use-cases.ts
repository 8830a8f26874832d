import type * as partnerTimeline from '#contract/desk/partner-timeline.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { getKnown } from './partner-use-cases.ts';
import { listOrders, listTimeline } from './timeline-store.ts';

export const partnerTimelineUseCases = {
  async listPartnerTimeline({ db }, input) {
    await getKnown(db.sql, input.id);
    return listTimeline(db.sql, input);
  },

  async listPartnerOrders({ db }, input) {
    await getKnown(db.sql, input.id);
    return listOrders(db.sql, input);
  },
} satisfies DeskUseCases<typeof partnerTimeline>;
