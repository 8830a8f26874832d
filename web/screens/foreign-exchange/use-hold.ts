import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { holdExchange } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { whyNotAmount } from '#domain/exchange/exchange.ts';
import { quoteExchange } from '#domain/exchange/rate.ts';
import { parseMicro, smallerOf, zero } from '#domain/money.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import { useMoneyEntry } from '../../wallet/use-money-entry.ts';
import type { Acceptor } from './acceptor-found.tsx';

export type HeldExchange = Output<typeof holdExchange>;

/** The amount being typed, what it brings, and the call that holds it. */
export function useHold(acceptor: Acceptor, onDone: (done: HeldExchange) => void) {
  const t = useTranslations('exchange');
  const money = useMoney();
  const earlierText = ({ amount }: HeldExchange, date: string) =>
    t('earlier', { amount: money.whole(amount), date });
  const { run, isBusy, line } = useConfirmedAct('exchange-hold', holdExchange, { earlierText });
  const entry = useMoneyEntry();
  const { amount } = entry;
  const [isExpired, expire] = useRateExpiry(acceptor);
  // Amounts held elsewhere may have come back since the acceptor was found.
  const { data: wallet } = useQuery({
    queryKey: ['wallet'],
    queryFn: () => call(walletRoute, {}),
  });
  const availableNow = wallet?.available ?? acceptor.available;
  const available = parseMicro(availableNow) ?? zero;
  const limit = parseMicro(acceptor.limit) ?? zero;
  const { id: acceptorId, quoteId, rate } = acceptor;
  const whyNot = amount === null ? null : whyNotAmount(amount, available, { limit, rate });
  const quote = amount === null || whyNot ? null : quoteExchange(amount, available, rate);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || !quote || isExpired) return;
    await run({
      subject: { action: 'exchange', acceptorId, amount, rate },
      input: { quoteId, amount: entry.plain },
      takes: ({ reason }) => {
        const isLate = reason === 'exchange_quote_expired';
        if (isLate) expire();
        return isLate;
      },
      onDone: (exchange) => {
        onDone(exchange);
        window.scrollTo(0, 0);
      },
    });
  };
  return {
    ...{ entry, quote, isBusy, isExpired, submit, availableNow, line },
    problem: entry.findProblem(whyNot),
    max: smallerOf(available, limit),
  };
}

/**
 * Whether the quoted rate has expired. Measured from when it was shown, so that a wrong clock on
 * the device does no harm; the server may also say so earlier.
 */
function useRateExpiry({
  quoteId,
  validForSeconds,
}: Acceptor): readonly [isExpired: boolean, expire: () => void] {
  const [expiredId, setExpiredId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpiredId(quoteId), validForSeconds * 1000);
    return () => clearTimeout(timer);
  }, [quoteId, validForSeconds]);
  return [expiredId === quoteId, () => setExpiredId(quoteId)];
}
