import { useNow } from 'use-intl';
import { dayMs, earliestOf, minuteMs } from '#domain/time.ts';
import { useFormatter } from './use-formatter.ts';

/** Not more often: in a live region, each change is announced. */
const lookAgainMs = 5 * minuteMs;

export interface AgeFormat {
  /** How long ago a moment was: 3 minutes ago. */
  ago(moment: Date): string;
  /** The same for less than a day, and the date beyond that. */
  agoOrDate(moment: Date): string;
}

/** Ages in the reader's language. They update while shown. */
export function useAge(): AgeFormat {
  const format = useFormatter();
  const now = useNow({ updateInterval: lookAgainMs });
  // A server's clock may be slightly ahead; nothing was used in the future.
  const ago = (moment: Date) => format.relativeTime(earliestOf(moment, now), now);
  return {
    ago,
    agoOrDate: (moment) =>
      Math.abs(now.getTime() - moment.getTime()) < dayMs
        ? ago(moment)
        : format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
