import { useFormatter, useNow } from 'use-intl';

/** Not oftener: where an age stands in a live region, each change of it is read out. */
const lookAgainMs = 5 * 60_000;
const dayMs = 24 * 60 * 60 * 1000;

export interface AgeFormat {
  /** How long ago a moment was: 3 minutes ago. */
  ago(moment: Date): string;
  /** The same for what is less than a day away, and the date of what is further. */
  agoOrDate(moment: Date): string;
}

/** Ages as the reader says them. They grow while one looks. */
export function useAge(): AgeFormat {
  const format = useFormatter();
  const now = useNow({ updateInterval: lookAgainMs });
  // A server's clock may be a moment ahead; nothing was used in the future.
  const ago = (moment: Date) => format.relativeTime(moment > now ? now : moment, now);
  return {
    ago,
    agoOrDate: (moment) =>
      Math.abs(now.getTime() - moment.getTime()) < dayMs
        ? ago(moment)
        : format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
