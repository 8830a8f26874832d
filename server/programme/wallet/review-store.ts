import type { listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import type { Input, Reply } from '#contract/route.ts';
import { fragment, type Queue, readPage, type Sql } from '../../platform/database/database.ts';

type ReviewRow = Omit<Reply<typeof listPayoutReviews>['list'][number], 'isOverdue'>;

type ReviewFilter = Input<typeof listPayoutReviews>;

/** Open reviews, the most urgent first; or answered ones, the latest deadline first. */
export function reviewQueue({ state }: ReviewFilter): Queue {
  const isOpen = state !== 'answered';

  return {
    columns: fragment`
      f.id refusal_id, c.partner_id, coalesce(p.username, p.nickname) partner, f.reason, c.text,
      c.opened_at asked_at, c.due_at, c.causer caused_by, c.caused_by caused_by_id, c.answered_at,
      c.answerer answered_by, c.outcome, c.answer`,
    from: fragment`
      from support_case c join payout_refusal f on f.id = c.refusal_id
      join partner p on p.id = c.partner_id
     where c.kind = 'payout-refusal'
       and c.answered_at is ${isOpen ? fragment`null` : fragment`not null`}`,
    at: fragment`c.due_at`,
    id: fragment`f.id`,
    idType: 'uuid',
    isOldestFirst: isOpen,
    item: {
      id: fragment`c.subject`,
      partnerId: fragment`c.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      by: fragment`c.causer`,
      byId: fragment`c.caused_by`,
      since: fragment`c.opened_at`,
    },
  };
}

export const listReviewPage = (sql: Sql, filter: ReviewFilter) =>
  readPage<ReviewRow>(sql, reviewQueue(filter), filter.cursor);
