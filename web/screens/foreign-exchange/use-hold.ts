import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { holdExchange } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { whyNotAmount } from '#domain/exchange/exchange.ts';
import { quoteExchange } from '#domain/exchange/rate.ts';
import {
  formatMicro,
  type Micro,
  mayBecomeTyped,
  parseMicro,
  parseTyped,
  zero,
} from '#domain/money.ts';
import { createRefusal } from '#domain/refusal.ts';
import { call } from '../../api/call.ts';
import { useRested } from '../../form/use-rested.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import type { Acceptor } from './acceptor-found.tsx';

export type HeldExchange = Output<typeof holdExchange>;

/** The largest valid amount: whole hundredths, within the funds and the limit. */
const typedMost = (available: Micro, limit: Micro) => {
  const isLimited = available > limit;
  return formatMicro(isLimited ? limit : available).replace(/(\.\d\d)\d*$/, '$1');
};

/** The amount being typed, what it brings, and the call that holds it. */
export function useHold(acceptor: Acceptor, onDone: (done: HeldExchange) => void) {
  const t = useTranslations('exchange');
  const money = useMoney();
  const earlierText = ({ amount }: HeldExchange, date: string) =>
    t('earlier', { amount: money.whole(amount), date });
  const { run, isBusy, line } = useConfirmedAct('exchange-hold', holdExchange, { earlierText });
  const [typed, setTyped] = useState('');
  const { isRested, rest } = useRested(typed);
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
  const plain = typed.replace(',', '.');
  const amount = parseTyped(plain);
  const unread = mayBecomeTyped(plain) ? null : createRefusal('put_amount_invalid');
  const no = amount === null ? unread : whyNotAmount(amount, available, { limit, rate });
  const quote = amount === null || no ? null : quoteExchange(amount, available, rate);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || !quote || isExpired) return;
    await run({
      subject: { action: 'exchange', acceptorId, amount, rate },
      input: { quoteId, amount: plain },
      takes: ({ reason }) => {
        const isLate = reason === 'exchange_quote_expired';
        if (isLate) expire();
        return isLate;
      },
      onDone: (held) => {
        onDone(held);
        window.scrollTo(0, 0);
      },
    });
  };
  return {
    ...{ typed, amount, quote, isBusy, isExpired, submit, availableNow, line },
    whyNot: no,
    /** The error of the amount. An empty field, or a leading 0, is not an error. */
    problem: no?.reason === 'exchange_zero' && !isRested ? null : no,
    rest,
    type: (text: string) => setTyped(text.replace(/[^\d.,]/g, '')),
    typeMost: () => setTyped(typedMost(available, limit)),
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
