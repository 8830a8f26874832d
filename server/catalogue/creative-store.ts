import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql } from '../db/db.ts';

/** What is shown: a file under its digest, and how it is shown. */
export interface Creative {
  readonly productId: string;
  readonly format: Format;
  readonly sha256: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly title: string;
}

export async function insertCreative(sql: Sql, creative: Creative, now: Date): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
       added_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      creative.productId,
      creative.format,
      Buffer.from(creative.sha256, 'hex'),
      creative.type,
      creative.width,
      creative.height,
      creative.durationMs,
      creative.title,
      now,
    ],
  );
  return (row as { id: number }).id;
}

export interface CreativeReview {
  readonly creativeId: number;
  readonly state: 'approved' | 'rejected';
  readonly by: string;
  readonly reason: string;
}

export async function insertReview(sql: Sql, review: CreativeReview, now: Date): Promise<void> {
  await sql(
    `insert into creative_review (creative_id, step, state, made_by, reason, at)
     select $1, 1 + count(*), $2, $3, $4, $5 from creative_review where creative_id = $1`,
    [review.creativeId, review.state, review.by, review.reason, now],
  );
}

export async function isCreative(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql('select id from creative where id = $1', [id]);
  return rows.length === 1;
}
