import type { PayoutReason } from '#domain/wallet/payout.ts';
import type { OpenReview, ReviewOutcome } from '#domain/wallet/review.ts';
import { pageEnd, pageRows, type Sql, timePage } from '../../platform/database/database.ts';

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
  const rows = await sql(
    `insert into payout_review (refusal_id, partner_id, text, asked_at, due_at, caused_by)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning refusal_id`,
    [
      review.refusalId,
      review.partnerId,
      review.text,
      review.askedAt,
      review.dueAt,
      review.causedBy,
    ],
  );
  return rows.length === 1;
}

interface LockedReview extends OpenReview {
  readonly partnerId: string;
  /** The payout that staff rejected; null when a rule refused it before it existed. */
  readonly payoutId: string | null;
}

export async function lockReview(sql: Sql, refusalId: string): Promise<LockedReview | null> {
  const [row] = await sql<LockedReview>(
    `select v.partner_id "partnerId", v.caused_by "causedBy", v.answered_at "answeredAt",
            f.payout_id "payoutId"
       from payout_review v join payout_refusal f on f.id = v.refusal_id
      where v.refusal_id = $1 for update of v`,
    [refusalId],
  );
  return row ?? null;
}

export interface ReviewAnswer {
  readonly refusalId: string;
  readonly by: string;
  readonly outcome: ReviewOutcome;
  readonly reason: string;
}

export async function saveAnswer(sql: Sql, answer: ReviewAnswer, at: Date): Promise<void> {
  await sql(
    `update payout_review set answered_at = $2, answered_by = $3, outcome = $4, answer = $5
      where refusal_id = $1`,
    [answer.refusalId, at, answer.by, answer.outcome, answer.reason],
  );
}

export interface WaitingReview {
  readonly refusalId: string;
  readonly username: string;
  readonly reason: PayoutReason;
  readonly text: string;
  readonly dueAt: Date;
  readonly causedBy: string | null;
}

/** Unanswered reviews, the most urgent first. */
export const listWaiting = (sql: Sql): Promise<WaitingReview[]> =>
  sql<WaitingReview>(
    `select v.refusal_id "refusalId", coalesce(p.username, p.nickname) username, f.reason, v.text,
            v.due_at "dueAt", v.caused_by "causedBy"
       from payout_review v join payout_refusal f on f.id = v.refusal_id
       join partner p on p.id = v.partner_id
      where v.answered_at is null order by v.due_at limit 100`,
  );

export interface ListedReview extends WaitingReview {
  readonly partnerId: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly outcome: ReviewOutcome | null;
  readonly answer: string | null;
}

/** Open reviews, the most urgent first; or answered ones, the newest first. */
export async function listReviewPage(sql: Sql, isOpen: boolean, cursor: string | undefined) {
  const { at, id } = pageEnd(cursor);
  const [sign, order] = isOpen ? ['>', 'asc'] : ['<', 'desc'];
  const rows = await sql<ListedReview>(
    `select v.refusal_id "refusalId", v.partner_id "partnerId",
            coalesce(p.username, p.nickname) username, f.reason, v.text, v.asked_at "askedAt",
            v.due_at "dueAt", v.caused_by "causedBy", v.answered_at "answeredAt",
            v.answered_by "answeredBy", v.outcome, v.answer
       from payout_review v join payout_refusal f on f.id = v.refusal_id
       join partner p on p.id = v.partner_id
      where (v.answered_at is null) = $1
        and ($2::timestamptz is null or (v.due_at, v.refusal_id) ${sign} ($2, $3::uuid))
      order by v.due_at ${order}, v.refusal_id ${order} limit ${pageRows + 1}`,
    [isOpen, at, id],
  );
  return timePage(rows, (row) => ({ at: row.dueAt, id: row.refusalId }));
}
