import type { StoredImages } from '#domain/file/image.ts';
import { daysBefore } from '#domain/time.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

/** Counts a partner's images, and locks out the partner's other uploads meanwhile. */
export async function lockStoredImages(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<StoredImages> {
  await sql`select from partner where id = ${partnerId} for no key update`;
  return countStoredImages(sql, partnerId, now);
}

export async function countStoredImages(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<StoredImages> {
  const row = await sql.one<{ today: bigint; bytes: bigint }>`
    select count(*) filter (where at > ${daysBefore(now, 1)}) today,
           coalesce(sum(bytes), 0)::bigint bytes
      from image where partner_id = ${partnerId}`;
  return { today: Number(row.today), bytes: Number(row.bytes) };
}

export interface StoredImage {
  readonly id: string;
  readonly partnerId: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
}

export async function insertImage(sql: Sql, { id, partnerId, bytes, uploadedAt }: StoredImage) {
  await insert(sql, 'image', { id, partnerId, bytes, at: uploadedAt });
}

/** How many of these images belong to the partner. */
export async function countOwnImages(sql: Sql, partnerId: string, ids: readonly string[]) {
  const row = await sql.one<{ count: bigint }>`
    select count(*) from image where partner_id = ${partnerId} and id = any (${ids})`;
  return Number(row.count);
}
