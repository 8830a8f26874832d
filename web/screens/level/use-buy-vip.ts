import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buyVip } from '#contract/level.ts';
import { parseMicro, zero } from '#domain/money.ts';
import type { Reason, Refusal } from '#domain/refusal.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useToast } from '../../parts/toast.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
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
  const { run, isBusy, line } = useConfirmedAct('vip', buyVip);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const buy = () => {
    setProblem(null);
    return run({
      subject: { action: 'vip', months: 1, price: parseMicro(price) ?? zero, feeBps },
      input: { price, feeBps },
      takes: (failure) => {
        const reason = besideButton.find((one) => one === failure.reason);
        if (reason) setProblem({ reason, facts: failure.facts });
        return reason !== undefined;
      },
      onDone: ({ until }) => {
        const date = format.dateTime(new Date(until), { dateStyle: 'medium' });
        toast(t('done', { date }), 'success');
      },
    });
  };
  return { buy, isBusy, problem, line };
}
