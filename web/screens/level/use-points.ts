import { useLocale } from 'use-intl';

/** Points with their sign, gains and losses alike: +1, −20. */
export function usePoints(): (points: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (points) => format.format(points).replace('-', '−');
}
