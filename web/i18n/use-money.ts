import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { isCurrencyCode, placesOfCurrency } from '#domain/currency.ts';
import { formatMicro, parseMicro, roundShown, type Side } from '#domain/money.ts';
import { basicConfigStored } from '../session/session.ts';

const ownCurrency = () => basicConfigStored.get()?.currency ?? '';

type Decimal = `${number}`;

/** A formatted amount, and its exact form for a tap. */
export interface ShownMoney {
  readonly value: string;
  readonly exact: string;
}

export interface MoneyFormat {
  /** How many decimals amounts in our currency are shown with. */
  readonly places: number;
  /** An amount that somebody has, in the reader's digits and the currency's decimals: 1,240.50. */
  amount(money: string): string;
  /**
   * An amount that somebody pays or has lost, rounded up: a cost never looks smaller than it is.
   */
  paid(money: string): string;
  /** An amount with its sign always shown, as a change: +61.20, −120.00. */
  change(money: string): string;
  /** An amount with its currency, placed as the reader's language does: ours, or the one named. */
  whole(money: string, currency?: string): string;
  /** The same for what somebody pays. */
  wholePaid(money: string, currency?: string): string;
  /** The same with its sign always shown. */
  wholeChange(money: string, currency?: string): string;
  /** With all decimals, for details, prices and rates; with at least as many as asked for. */
  exact(money: string, places?: number): string;
  exactChange(money: string, places?: number): string;
  wholeExact(money: string, currency?: string): string;
  /** The props of an amount: the rounded and the exact value. */
  shown(money: string, side?: Side): ShownMoney;
  shownChange(money: string): ShownMoney;
}

const exactPlaces = 6;

/** An amount's decimal string with this many places; any other text is unchanged. */
function rounded(money: string, places: number, side: Side): string {
  const amount = parseMicro(money);
  return amount === null ? money : formatMicro(roundShown(amount, places, side));
}

interface Written {
  readonly code: string;
  readonly withCode?: boolean;
  readonly signed?: boolean;
  /** Null for all decimals. */
  readonly side: Side | null;
  /** At least as many decimals. */
  readonly placesMin?: number;
}

function writer(locale: string) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (money: string, form: Written): string => {
    const { code, withCode = false, signed = false, side, placesMin = 0 } = form;
    const places = placesOfCurrency(code);
    const options: Intl.NumberFormatOptions = {
      minimumFractionDigits: Math.max(places, placesMin),
      maximumFractionDigits: side === null ? Math.max(places, exactPlaces) : places,
      ...(signed && { signDisplay: 'exceptZero' }),
      // The amount in a currency that Intl does not know stands alone.
      ...(withCode &&
        isCurrencyCode(code) && { style: 'currency', currency: code, currencyDisplay: 'code' }),
    };
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
    formats.set(key, format);
    const text = side === null ? money : rounded(money, places, side);
    return format.format(text as Decimal).replace('-', '−');
  };
}

/** Formats money for the reader. It takes decimal strings, so that no precision is lost. */
export function useMoney(): MoneyFormat {
  const locale = useLocale();
  return useMemo(() => {
    const write = writer(locale);
    const plain = (money: string, side: Side | null, signed = false) =>
      write(money, { code: ownCurrency(), side, signed });
    const whole = (money: string, code: string, side: Side | null, signed = false) =>
      write(money, { code, withCode: true, side, signed });
    return {
      get places() {
        return placesOfCurrency(ownCurrency());
      },
      amount: (money) => plain(money, 'has'),
      paid: (money) => plain(money, 'pays'),
      change: (money) => plain(money, 'has', true),
      whole: (money, code = ownCurrency()) => whole(money, code, 'has'),
      wholePaid: (money, code = ownCurrency()) => whole(money, code, 'pays'),
      wholeChange: (money, code = ownCurrency()) => whole(money, code, 'has', true),
      exact: (money, placesMin = 0) => write(money, { code: ownCurrency(), side: null, placesMin }),
      exactChange: (money, placesMin = 0) =>
        write(money, { code: ownCurrency(), side: null, signed: true, placesMin }),
      wholeExact: (money, code = ownCurrency()) => whole(money, code, null),
      shown: (money, side = 'has') => ({ value: plain(money, side), exact: plain(money, null) }),
      shownChange: (money) => ({
        value: plain(money, 'has', true),
        exact: plain(money, null, true),
      }),
    };
  }, [locale]);
}

/** How many decimals a column needs to show all of these amounts exactly, one below the other. */
export const placesFor = (amounts: readonly string[]): number =>
  Math.max(0, ...amounts.map((amount) => /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0));

export const signOf = (money: string): 'gain' | 'loss' | undefined => {
  if (/^-?0+(\.0+)?$/.test(money)) return undefined;
  return money.startsWith('-') ? 'loss' : 'gain';
};
