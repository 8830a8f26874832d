import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { basicConfigStored } from '../session/session.ts';

const ownCurrency = () => basicConfigStored.get()?.currency ?? '';

type Decimal = `${number}`;

export interface MoneyFormat {
  /** An amount in the reader's digits and groups: 1,240.50. */
  amount(money: string): string;
  /** The same with its sign always shown, as a change: +61.20, −120.00. */
  change(money: string): string;
  /** An amount with its currency, where the reader's language puts it: ours, or the one named. */
  whole(money: string, currency?: string): string;
  /** The same with its sign always shown. */
  wholeChange(money: string, currency?: string): string;
}

/** Money as the reader writes it. Decimal strings go in whole, so nothing is lost on the way. */
export function useMoney(): MoneyFormat {
  const locale = useLocale();
  return useMemo(() => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
    const plain = new Intl.NumberFormat(locale, places);
    const signed = new Intl.NumberFormat(locale, { ...places, signDisplay: 'exceptZero' });
    const minus = (text: string) => text.replace('-', '−');
    const withCurrency = (money: string, code: string, signs: 'auto' | 'exceptZero') => {
      const currency = { style: 'currency', currency: code, currencyDisplay: 'code' } as const;
      // A network may call its money otherwise than Intl knows; then the amount stands alone.
      if (!/^[A-Za-z]{3}$/.test(code))
        return (signs === 'auto' ? plain : signed).format(money as Decimal);
      const parts = { ...currency, maximumFractionDigits: 6, signDisplay: signs };
      return new Intl.NumberFormat(locale, parts).format(money as Decimal);
    };
    return {
      amount: (money) => minus(plain.format(money as Decimal)),
      change: (money) => minus(signed.format(money as Decimal)),
      whole: (money, code = ownCurrency()) => minus(withCurrency(money, code, 'auto')),
      wholeChange: (money, code = ownCurrency()) => minus(withCurrency(money, code, 'exceptZero')),
    };
  }, [locale]);
}

export const signOf = (money: string): 'gain' | 'loss' | undefined => {
  if (/^-?0+(\.0+)?$/.test(money)) return undefined;
  return money.startsWith('-') ? 'loss' : 'gain';
};
