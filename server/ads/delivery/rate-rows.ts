import { kindCode } from '#domain/delivery/event-line.ts';
import type { RateLimit } from '#domain/delivery/viewer-rate.ts';
import { plainArray } from '../../platform/database/database.ts';

/** The limits as columns of a statement. */
export const rateColumns = (limits: readonly RateLimit[]) => ({
  viewers: plainArray(limits.map(({ who }) => who)),
  kinds: plainArray(limits.map(({ kind }) => kindCode(kind))),
  ids: plainArray(limits.map(({ of }) => of)),
});

/** Whether a write lost to another process that counted the same viewer first. */
export const isRatePassed = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'viewer_rate_is_kept';
