import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buyVip } from '#contract/level.ts';
import { parseMicro, zero } from '#domain/money.ts';
import type { Reason, Why } from '#domain/refusal.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useToast } from '../../parts/toast.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { Standing } from './level-screen.tsx';

const besideButton: readonly Reason[] = [
  'vip_price_changed',
  'vip_enough',
  'vip_not_offered',
  'insufficient_balance',
];

/** Buys a month at the price and fee shown, with the transaction password. */
export function useBuyVip({ price, feeBps }: Standing['vip']) {
  const t = useTranslations('level.vip');
  const format = useFormatter();
  const toast = useToast();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { send, line } = useMoneyCall('vip', buyVip);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Why | null>(null);
  const buy = async () => {
    setBusy(true);
    setProblem(null);
    const agreed = { price: parseMicro(price) ?? zero, feeBps };
    const subject = { action: 'vip', months: 1, ...agreed } as const;
    const confirmation = await askPassword(subject);
    const done = confirmation
      ? await send({ price, feeBps, confirmation }, (failure) => {
          const reason = besideButton.find((one) => one === failure.reason);
          if (reason) setProblem({ reason, facts: failure.facts });
          return reason !== undefined;
        })
      : null;
    setBusy(false);
    if (!confirmation) return;
    if (done) {
      const date = format.dateTime(new Date(done.until), { dateStyle: 'medium' });
      toast(t('done', { date }), 'success');
    }
    await queries.invalidateQueries();
  };
  return { buy, isBusy, problem, line };
}
