import type { listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { OpenReview, ReviewOutcome } from '#domain/wallet/review.ts';
import {
  fragment,
  insertIfAbsent,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

export interface NewReview {
  readonly refusalId: string;
  readonly partnerId: string;
  readonly text: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly causedBy: string | null;
}

/** Returns false when this refusal was already disputed. */
export async function insertReview(sql: Sql, review: NewReview): Promise<boolean> {
  return insertIfAbsent(sql, 'payout_review', {
    refusalId: review.refusalId,
    partnerId: review.partnerId,
    text: review.text,
    askedAt: review.askedAt,
    dueAt: review.dueAt,
    causedBy: review.causedBy,
  });
}

interface LockedReview extends OpenReview {
  readonly partnerId: string;
  /** The payout that staff rejected; null when a rule refused it before it existed. */
  readonly payoutId: string | null;
}

export async function lockReview(sql: Sql, refusalId: string): Promise<LockedReview | null> {
  return sql.maybeOne<LockedReview>`
    select v.partner_id, v.caused_by, v.answered_at, f.payout_id
      from payout_review v join payout_refusal f on f.id = v.refusal_id
     where v.refusal_id = ${refusalId} for update of v`;
}

export interface ReviewAnswer {
  readonly refusalId: string;
  readonly answeredBy: string;
  readonly outcome: ReviewOutcome;
  readonly reason: string;
}

export async function saveAnswer(sql: Sql, answer: ReviewAnswer, at: Date): Promise<void> {
  await sql`
    update payout_review set answered_at = ${at}, answered_by = ${answer.answeredBy},
      outcome = ${answer.outcome}, answer = ${answer.reason}
     where refusal_id = ${answer.refusalId}`;
}

type ReviewRow = Omit<Reply<typeof listPayoutReviews>['list'][number], 'isOverdue'>;

/** Open reviews, the most urgent first; or answered ones, the latest deadline first. */
export async function listReviewPage(sql: Sql, filter: Input<typeof listPayoutReviews>) {
  const isOpen = filter.state !== 'answered';

  const reviews: List = {
    columns: fragment`
      v.refusal_id, v.partner_id, coalesce(p.username, p.nickname) partner, f.reason, v.text,
      v.asked_at, v.due_at, v.caused_by, v.answered_at, v.answered_by, v.outcome, v.answer`,
    from: fragment`
      from payout_review v join payout_refusal f on f.id = v.refusal_id
      join partner p on p.id = v.partner_id
     where (v.answered_at is null) = ${isOpen}`,
    at: fragment`v.due_at`,
    id: fragment`v.refusal_id`,
    idType: 'uuid',
    isOldestFirst: isOpen,
  };
  return readPage<ReviewRow>(sql, reviews, filter.cursor);
}
