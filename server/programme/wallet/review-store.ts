import type { listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import type { Input, Reply } from '#contract/route.ts';
import { fragment, type List, readPage, type Sql } from '../../platform/database/database.ts';

type ReviewRow = Omit<Reply<typeof listPayoutReviews>['list'][number], 'isOverdue'>;

/** Open reviews, the most urgent first; or answered ones, the latest deadline first. */
export async function listReviewPage(sql: Sql, filter: Input<typeof listPayoutReviews>) {
  const isOpen = filter.state !== 'answered';

  const reviews: List = {
    columns: fragment`
      f.id refusal_id, c.partner_id, coalesce(p.username, p.nickname) partner, f.reason, c.text,
      c.opened_at asked_at, c.due_at, c.causer caused_by, c.caused_by caused_by_id, c.answered_at,
      c.answerer answered_by, c.outcome, c.answer`,
    from: fragment`
      from support_case c join payout_refusal f on f.id = c.refusal_id
      join partner p on p.id = c.partner_id
     where c.kind = 'payout-refusal' and (c.answered_at is null) = ${isOpen}`,
    at: fragment`c.due_at`,
    id: fragment`f.id`,
    idType: 'uuid',
    isOldestFirst: isOpen,
  };
  return readPage<ReviewRow>(sql, reviews, filter.cursor);
}
