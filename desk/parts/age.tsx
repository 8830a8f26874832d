import { Badge } from '@mantine/core';
import { hourMs } from '#domain/time.ts';
import { shownAge, shownTime } from './shown.ts';

interface AgeProps {
  readonly since: string;
  /** After how many hours it is late. */
  readonly lateHours?: number;
}

/** How long something has been waiting. Lateness is said in words, not only by colour. */
export function Age({ since, lateHours = 24 }: AgeProps) {
  const now = new Date();
  const isLate = now.getTime() - Date.parse(since) >= lateHours * hourMs;
  const age = shownAge(since, now);
  return (
    <Badge color={isLate ? 'orange' : 'gray'} title={shownTime(since)}>
      {isLate ? `${age}, late` : age}
    </Badge>
  );
}
