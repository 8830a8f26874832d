/** Where the partner's days begin. The name decides; the offset is what the sender believed. */
export interface TimeZone {
  readonly name: string;
  readonly offsetMinutes: number;
}

export const timeZoneDefault: TimeZone = { name: 'UTC', offsetMinutes: 0 };

const pattern = /^([A-Za-z][A-Za-z0-9_+\-/]{1,63}) GMT([+-])(\d{2}):(\d{2})$/;
const offsetMinutesMin = -12 * 60;
const offsetMinutesMax = 14 * 60;

/** Reads `Asia/Bangkok GMT+07:00`. Null when the zone is unknown or the offset cannot be. */
export function parseTimeZone(text: string): TimeZone | null {
  const [, name = '', sign, hours, minutes] = pattern.exec(text) ?? [];
  if (!isTimeZoneName(name)) return null;
  if (Number(minutes) > 59) return null;
  const offsetMinutes = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (offsetMinutes < offsetMinutesMin || offsetMinutes > offsetMinutesMax) return null;
  return { name, offsetMinutes: offsetMinutes + 0 };
}

export function formatTimeZone({ name, offsetMinutes }: TimeZone): string {
  const minutes = Math.abs(offsetMinutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${name} GMT${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Asking Intl is slow, and there are only some hundred names that it knows. */
const knownNames = new Set<string>();

export function isTimeZoneName(name: string): boolean {
  // Intl also takes bare offsets such as +07:00, which name no place and know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  if (knownNames.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    knownNames.add(name);
    return true;
  } catch {
    return false;
  }
}
