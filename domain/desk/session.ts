const minuteMs = 60_000;

/** An unattended desk closes by itself, and nobody stays at it for longer than a long day. */
export const deskIdleMs = 60 * minuteMs;
export const deskLongestMs = 12 * 60 * minuteMs;

export interface DeskSessionTimes {
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly endedAt: Date | null;
}

export const isDeskSessionLive = (session: DeskSessionTimes, now: Date): boolean =>
  session.endedAt === null &&
  now.getTime() < session.usedAt.getTime() + deskIdleMs &&
  now.getTime() < session.createdAt.getTime() + deskLongestMs;
