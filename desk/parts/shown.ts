import { formatMicro, parseMicro, roundShown } from '#domain/money.ts';
import { keepTogether } from '#domain/no-break.ts';
import { minuteMs } from '#domain/time.ts';

/** Money as the desk shows it: grouped, with all decimals, and never rounded. */
export function shownMoney(amount: string): string {
  const [whole = '0', places = '00'] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${places.replace(/0+$/, '').padEnd(2, '0')}`.replace(/^-/, '−');
}

/** Money with this many decimals, rounded down, so that it shows no more than there is. */
export function shownRounded(amount: string, places: number): string {
  const money = parseMicro(amount);
  if (money === null) return shownMoney(amount);
  const [whole = '', decimals = ''] = formatMicro(roundShown(money, places)).split('.');
  const [units] = shownMoney(whole).split('.');
  return places === 0 ? `${units}` : `${units}.${decimals.padEnd(places, '0')}`;
}

/** The same with its sign always shown. */
export const shownChange = (amount: string, places: number): string =>
  `${amount.startsWith('-') ? '' : '+'}${shownRounded(amount, places)}`;

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const shownTime = (moment: string | null): string =>
  moment === null ? '–' : keepTogether(time.format(new Date(moment)));

export const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const isMoney = (value: string) => /^\d+\.\d{2,6}$/.test(value);

/** A value of unknown kind: a moment or an amount is shown as one, and all else as it is. */
export const shownFact = (value: string): string => {
  if (isMoment(value)) return shownTime(value);
  return isMoney(value) ? shownMoney(value) : value;
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The date alone, where the time does not matter. */
export const shownDay = (moment: string | null): string =>
  moment === null ? '–' : keepTogether(day.format(new Date(moment)));

/** An age in the largest useful unit. */
export function shownAge(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

const dayMinutes = 24 * 60;

/** A duration in the two largest units. */
export function shownDuration(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 2 * dayMinutes) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const hours = Math.floor((minutes % dayMinutes) / 60);
  return `${Math.floor(minutes / dayMinutes)} days${hours > 0 ? ` ${hours} h` : ''}`;
}

/** A share in percent; none of a total of zero. */
export const shownShare = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(part / whole < 0.1 ? 2 : 1)}%` : '–';

/** The time between two moments. */
export const shownLag = (from: string, to: string): string => shownAge(from, new Date(to));

/** A moment relative to now, in words. */
export function shownAgo(moment: string, now: Date): string {
  const isNow = now.getTime() - Date.parse(moment) < minuteMs;
  return isNow ? 'just now' : `${shownAge(moment, now)} ago`;
}

/** A stored word as a sentence begins: `card-read` and `cardRead` are shown as “Card read”. */
export const plainWord = (word: string): string => {
  const initials = { id: 'ID', sha256: 'SHA-256' }[word];
  if (initials) return initials;
  const spaced = word
    .replaceAll(/[a-z](?=[A-Z])/g, '$& ')
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });

/** The English name of a language. */
export const shownLanguage = (code: string): string => languageNames.of(code) ?? code;
