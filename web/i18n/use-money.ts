import { useMemo } from 'react';
import { useLocale } from 'use-intl';

type Decimal = `${number}`;

export interface MoneyFormat {
  /** An amount in the reader's digits and groups: 1,240.50. */
  amount(money: string): string;
  /** The same with its sign always shown, as a change: +61.20, −120.00. */
  change(money: string): string;
}

/** Money as the reader writes it. Decimal strings go in whole, so nothing is lost on the way. */
export function useMoney(): MoneyFormat {
  const locale = useLocale();
  return useMemo(() => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
    const plain = new Intl.NumberFormat(locale, places);
    const signed = new Intl.NumberFormat(locale, { ...places, signDisplay: 'exceptZero' });
    const minus = (text: string) => text.replace('-', '−');
    return {
      amount: (money) => minus(plain.format(money as Decimal)),
      change: (money) => minus(signed.format(money as Decimal)),
    };
  }, [locale]);
}

export const signOf = (money: string): 'gain' | 'loss' | undefined => {
  if (/^-?0+(\.0+)?$/.test(money)) return undefined;
  return money.startsWith('-') ? 'loss' : 'gain';
};
