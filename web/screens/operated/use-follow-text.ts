import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { usePercent } from '../../plan/use-percent.ts';
import { basicConfigStored } from '../../session/session.ts';

/** Amounts, shares and times in the format of these cards. */
export function useFollowText() {
  const money = useMoney();
  const percent = usePercent();
  const format = useFormatter();
  const currency = basicConfigStored.get()?.currency ?? '';
  return {
    currency,
    amount: money.amount,
    whole: (amount: string) => money.whole(amount),
    wholeChange: (amount: string) => money.wholeChange(amount),
    /** A result: a dash where there is none yet, and its sign where there is. */
    result: (amount: string | null) =>
      amount === null
        ? { value: '–' }
        : { value: money.change(amount), sign: signOf(amount), unit: currency },
    share: (bps: number) => percent(bps / 10_000),
    percent,
    date: (moment: string) =>
      format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
