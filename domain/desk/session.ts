import { hourMs, minuteMs } from '../time.ts';

/** An idle desk session ends by itself, and none lasts longer than a long working day. */
export const deskIdleMs = hourMs;
export const deskLongestMs = 12 * hourMs;

/** How long a second factor covers decisions about money, staff and configuration. */
export const freshFactorMs = 10 * minuteMs;
/** How long a proof covers a change to a way of signing in. */
export const wholeProofMs = 2 * minuteMs;

export interface DeskSessionTimes {
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly endedAt: Date | null;
}

export const isDeskSessionLive = (session: DeskSessionTimes, now: Date): boolean =>
  session.endedAt === null &&
  now.getTime() < session.usedAt.getTime() + deskIdleMs &&
  now.getTime() < session.createdAt.getTime() + deskLongestMs;

export interface DeskProofs {
  /** When a second factor was last given, at sign-in or since. */
  readonly factorAt: Date;
  /** When all factors were proved to change a way of signing in; null once used. */
  readonly wholeAt: Date | null;
}

export const isFactorFresh = ({ factorAt }: DeskProofs, now: Date): boolean =>
  now.getTime() < factorAt.getTime() + freshFactorMs;

export const isWholeProved = ({ wholeAt }: DeskProofs, now: Date): boolean =>
  wholeAt !== null && now.getTime() < wholeAt.getTime() + wholeProofMs;
