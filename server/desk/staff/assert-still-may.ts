import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { mayAsk } from '../call/desk-call.ts';
import { findStaff } from './staff-store.ts';

/**
 * Whoever began something counts as one of two people only as long as they may still begin it; null
 * where the partner did.
 */
export async function assertStillMay(
  sql: Sql,
  beginnerId: string | null,
  route: DeskRoute,
): Promise<void> {
  if (beginnerId === null) return;

  const beginner = await findStaff(sql, beginnerId);
  if (beginner?.isActive && mayAsk(beginner, route)) return;
  throw new RefusalError('desk_requester_left', { name: beginner?.name ?? beginnerId });
}
