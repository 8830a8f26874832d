/**
 * The time zone of the partner's local days. The name decides; the offset is only what the sender
 * believed.
 */
export interface TimeZone {
  readonly name: string;
  readonly offsetMinutes: number;
}

export const timeZoneDefault: TimeZone = { name: 'UTC', offsetMinutes: 0 };

const pattern = /^([A-Za-z][A-Za-z0-9_+\-/]{1,63}) GMT([+-])(\d{2}):(\d{2})$/;
const offsetMinutesMin = -12 * 60;
const offsetMinutesMax = 14 * 60;

/** Parses `Asia/Bangkok GMT+07:00`. Null when the time zone is unknown or the offset impossible. */
export function parseTimeZone(text: string): TimeZone | null {
  const [, given = '', sign, hours, minutes] = pattern.exec(text) ?? [];
  const name = findTimeZoneName(given);
  if (name === null) return null;
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

/**
 * Time zones that a database takes for an offset without daylight saving time, with a place in
 * each.
 */
const placeOf = new Map([
  ['CET', 'Europe/Brussels'],
  ['EET', 'Europe/Athens'],
  ['MET', 'Europe/Brussels'],
  ['WET', 'Europe/Lisbon'],
]);

/**
 * Names that Intl accepts beyond IANA's; a database does not know them, or means another time zone.
 */
const isOfIntlAlone = (name: string): boolean =>
  /^(?:SystemV\/|US\/Pacific-New$)/i.test(name) ||
  (/^[A-Z]{3}$/i.test(name) && !/^(?:EST|GMT|HST|MST|PRC|ROC|ROK|UCT|UTC)$/i.test(name));

/** Asking Intl is slow, and partners are in a few hundred time zones at most. */
const knownNames = new Set<string>();

/** A time zone under a name that means the same everywhere; null if it is not an IANA zone. */
export function findTimeZoneName(given: string): string | null {
  const name = placeOf.get(given.toUpperCase()) ?? given;
  if (knownNames.has(name)) return name;

  // Intl also accepts bare offsets such as +07:00, which name no place and know no daylight saving.
  if (!/^[A-Za-z]/.test(name) || isOfIntlAlone(name)) return null;

  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Callers may vary the case of a name, so the cache of names must stay bounded.
    if (knownNames.size > 600) knownNames.clear();
    knownNames.add(name);
    return name;
  } catch {
    return null;
  }
}

export const isTimeZoneName = (name: string): boolean => findTimeZoneName(name) === name;
