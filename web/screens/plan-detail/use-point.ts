import { useLocale } from 'use-intl';

/** The sign between units and hundredths, as the reader writes it. */
export function usePoint(): string {
  const locale = useLocale();
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
