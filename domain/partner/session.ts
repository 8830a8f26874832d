import { dayMs, earliestOf } from '../time.ts';

export const sessionIdleMs = 7 * dayMs;
export const sessionAgeMsMax = 30 * dayMs;
/** Use is recorded at most this often, so that reading a page does not write a row. */
export const sessionNotedMs = 5 * 60 * 1000;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly endedAt: Date | null;
}

/** When a session expires: after a week unused, and in any case a month after the login. */
export const sessionExpiresAt = ({ createdAt, usedAt }: SessionTimes): Date =>
  earliestOf(
    new Date(usedAt.getTime() + sessionIdleMs),
    new Date(createdAt.getTime() + sessionAgeMsMax),
  );

export const isSessionLive = (session: SessionTimes, now: Date): boolean =>
  session.endedAt === null && now < sessionExpiresAt(session);

export const isUseWorthNoting = (session: SessionTimes, now: Date): boolean =>
  now.getTime() - session.usedAt.getTime() >= sessionNotedMs;
