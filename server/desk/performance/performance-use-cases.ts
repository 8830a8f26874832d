import type * as performance from '#contract/desk/performance.ts';
import type { Input } from '#contract/route.ts';
import { performanceDaysMax } from '#domain/desk/performance.ts';
import { RefusalError } from '#domain/refusal.ts';
import { dayMs, daysAfter } from '#domain/time.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listGroups, listPartnerGroups } from './performance-store.ts';

export const performanceUseCases = {
  async listPerformance({ db }, { by, ...days }) {
    return { list: await listGroups(db.sql, by, periodOf(days)) };
  },

  async listPartnerPerformance({ db }, days) {
    return { list: await listPartnerGroups(db.sql, periodOf(days)) };
  },
} satisfies DeskUseCases<typeof performance>;

type Days = Pick<Input<typeof performance.listPartnerPerformance>, 'from' | 'to'>;

/** From the beginning of the first day to the end of the last. */
function periodOf({ from: firstDay, to: lastDay }: Days): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(`${firstDay}T00:00:00Z`);
  const endsAt = daysAfter(new Date(`${lastDay}T00:00:00Z`), 1);

  const days = (endsAt.getTime() - startsAt.getTime()) / dayMs;
  if (!(days >= 1 && days <= performanceDaysMax)) {
    throw new RefusalError('desk_value_wrong', {
      what: 'the days, which are in order and one year at most',
    });
  }
  return { startsAt, endsAt };
}
