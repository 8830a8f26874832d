import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buyVip } from '#contract/level.ts';
import { parseMicro, zero } from '#domain/money.ts';
import type { Reason, Refusal } from '#domain/refusal.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { useToast } from '../../parts/toast.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import { basicConfigStored } from '../../session/session.ts';
import { ActLine } from '../../wallet/act-line.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import type { Standing } from './level-screen.tsx';

type Vip = Standing['vip'];

/** What a month costs, what it lowers, and when it pays off. */
export function VipCard({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('level.vip');
  const format = useFormatter();
  const percent = usePercent();
  const { until, isOffered, ownFeeBps } = vip;
  const date =
    until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card aside={date ? t('isOn') : t('isOff')} title={t('title')}>
      {date ? <p>{t('until', { date })}</p> : null}
      {ownFeeBps === null ? null : (
        <LedgerLine label={t('feeNow')} value={percent(ownFeeBps / 10_000)} />
      )}
      {isOffered ? <Offer vip={vip} /> : <p className="quiet">{t('notOffered')}</p>}
    </Card>
  );
}

function Offer({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('level.vip');
  const money = useMoney();
  const percent = usePercent();
  const refusalText = useRefusalText();
  const currency = basicConfigStored.get()?.currency ?? '';
  const { buy, isBusy, problem, line } = useBuyVip(vip);
  const price = money.whole(vip.price);
  const isShort = Number(vip.available) < Number(vip.price);
  return (
    <div className="stack-3">
      <div>
        <LedgerLine label={t('feeStandard')} value={percent(vip.standardFeeBps / 10_000)} />
        <LedgerLine label={t('fee')} value={percent(vip.feeBps / 10_000)} />
        <LedgerLine
          label={t('price', { days: vip.monthDays })}
          total
          unit={currency}
          value={money.amount(vip.price)}
        />
        <LedgerLine label={t('available')} quiet {...money.shown(vip.available)} />
      </div>
      {vip.breakEven ? <p>{t('breakEven', { amount: money.whole(vip.breakEven) })}</p> : null}
      <p className="quiet">{t('keeps')}</p>
      {problem ? (
        <p className="problem" role="alert">
          {refusalText(problem.reason, problem.facts)}
        </p>
      ) : null}
      <ActLine line={line} />
      <Button busy={isBusy} disabled={isShort} kind="secondary" onClick={buy} wide>
        {isShort ? t('short') : t('buy', { price })}
      </Button>
    </div>
  );
}

const besideButton: readonly Reason[] = [
  'vip_price_changed',
  'vip_enough',
  'vip_not_offered',
  'insufficient_balance',
];

/** Buys a month at the price and fee shown, with the transaction password. */
function useBuyVip({ price, feeBps }: Standing['vip']) {
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
        const reason = besideButton.find((buttonReason) => buttonReason === failure.reason);
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
