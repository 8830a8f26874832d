import { useLocale } from 'use-intl';
import { dayMs, hourMs } from '#domain/time.ts';

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', 60_000],
] as const;

export interface Duration {
  readonly number: string;
  readonly unit: string;
}

/** How long something took, in the largest unit of which it is at least one: 3.5 and hours. */
export function useDuration(): (ms: number) => Duration {
  const locale = useLocale();
  return (ms) => {
    const [unit, size] = units.find(([, one]) => ms >= one) ?? units[2];
    const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
    const parts = new Intl.NumberFormat(locale, style).formatToParts(Math.max(ms / size, 0));
    const join = (isUnit: boolean) =>
      parts
        .filter(({ type }) => (type === 'unit') === isUnit)
        .map(({ value }) => value)
        .join('')
        .trim();
    return { number: join(false), unit: join(true) };
  };
}
