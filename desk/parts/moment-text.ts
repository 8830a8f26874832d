import { shownDay } from './shown.ts';

/** A day is `2026-11-18`; a moment adds the local time, `2026-11-18T14:30`. */
export type MomentKind = 'day' | 'moment';

export type ReadMoment = { readonly value: string } | { readonly problem: string };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const examples = { day: '18 Nov 2026', moment: '18 Nov 2026, 14:30' } as const;

export const momentExample = (kind: MomentKind): string => examples[kind];

/** A moment as the desk's lists show it, with the month in letters. */
export function momentText(value: string): string {
  const [day = '', time = ''] = value.split('T');
  if (day === '') return '';
  // In a field people type an ordinary space.
  const shown = shownDay(`${day}T12:00`).replaceAll('\u00a0', ' ');
  return time === '' ? shown : `${shown}, ${time.slice(0, 5)}`;
}

/**
 * Parses a typed date. Countries disagree about which number of 03/04 is the month, so a day and a
 * month that could be swapped are refused rather than guessed.
 */
export function readMoment(typed: string, kind: MomentKind): ReadMoment {
  const text = typed.trim();
  if (text === '') return { value: '' };
  const parts = /^(.+?)(?:[T,\s]+(\d{1,2}):(\d\d)(?::\d\d)?)?$/i.exec(text);
  const [, dayText = '', hour, minute] = parts ?? [];
  const day = readDay(dayText.trim());
  if (day !== null && 'problem' in day) return day;
  const isTimed = hour !== undefined;
  const isTime = !isTimed || (Number(hour) < 24 && Number(minute) < 60);
  if (day === null || !isTime || isTimed !== (kind === 'moment')) {
    return { problem: `Write it as ${examples[kind]}.` };
  }
  return { value: isTimed ? `${day.value}T${hour.padStart(2, '0')}:${minute}` : day.value };
}

function readDay(text: string): ReadMoment | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})[\s.-]*([a-z]{3,9})\.?[\s,-]+(\d{4})$/i.exec(text);
  if (named) {
    const month = months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return dayOf(Number(named[3]), month, Number(named[1]));
  }
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (!numbers) return null;
  const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
  const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)];
  if (dayFirst && monthFirst && first !== second) {
    const [one, other] = [dayFirst, monthFirst].map(({ value }) => momentText(value));
    return { problem: `${one} or ${other}? Write the month in letters.` };
  }
  return dayFirst ?? monthFirst;
}

/** The day, if the calendar has it. */
function dayOf(year: number, month: number, day: number): { readonly value: string } | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year > 1999 ? { value: date.toISOString().slice(0, 10) } : null;
}
