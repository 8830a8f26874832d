import { useLocale } from 'use-intl';

/** The reader's decimal separator. */
export function usePoint(): string {
  const locale = useLocale();
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
