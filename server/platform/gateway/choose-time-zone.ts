import { RefusalError } from '#domain/refusal.ts';
import { findTimeZoneName, parseTimeZone, type TimeZone } from '#domain/time-zone.ts';

/** The time zone of the partner's local days: the one asked for, else the browser's. */
export function chooseTimeZone(requestedName: string | undefined, sender: TimeZone): string {
  if (requestedName === undefined) return sender.name;

  const name = parseTimeZone(requestedName)?.name ?? findTimeZoneName(requestedName);
  if (name === null) throw new RefusalError('time_zone_invalid');

  return name;
}
