import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { cancelPayout, listPayouts } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Row } from '../../parts/row.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import styles from './payouts-card.module.css';

type Payout = Output<typeof listPayouts>['list'][number];

/** The latest payouts, each with its steps and times; nothing while there are none. */
export function PayoutsCard() {
  const t = useTranslations('payout');
  const { data } = useQuery({ queryKey: ['payouts'], queryFn: () => call(listPayouts, {}) });
  const [isAll, setAll] = useState(false);
  if (!data || data.list.length === 0) return null;
  const shown = isAll ? data.list : data.list.slice(0, 2);
  return (
    <Card flush title={t('own')}>
      {shown.map((payout) => (
        <PayoutItem key={payout.id} payout={payout} />
      ))}
      {shown.length < data.list.length ? (
        <Button kind="quiet" onClick={() => setAll(true)} wide>
          {t('showAll')}
        </Button>
      ) : null}
    </Card>
  );
}

function PayoutItem({ payout }: { readonly payout: Payout }) {
  const t = useTranslations('payout');
  const format = useFormatter();
  const money = useMoney();
  return (
    <div>
      <Row
        text={t('netTo', { net: money.amount(payout.net), target: payout.target })}
        title={t('of', { amount: money.amount(payout.amount) })}
        trailing={<Chip>{t(`state.${payout.state}`)}</Chip>}
      />
      <ol className={styles.steps}>
        {payout.steps.map((step) => (
          <li key={step.at + step.state}>
            <span>{t(`state.${step.state}`)}</span>
            <time dateTime={step.at}>
              {format.dateTime(new Date(step.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {step.reason ? <p>{step.reason}</p> : null}
            {step.reference ? <p>{t('reference', { reference: step.reference })}</p> : null}
          </li>
        ))}
      </ol>
      {payout.state === 'requested' ? <CancelPayout payout={payout} /> : null}
    </div>
  );
}

function CancelPayout({ payout }: { readonly payout: Payout }) {
  const t = useTranslations('payout');
  const app = useTranslations('app');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useMoneyCall(`payout-cancel:${payout.id}`, cancelPayout);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const done = await send({ id: payout.id });
    setBusy(false);
    setOpen(false);
    if (done) toast(t('cancelled'), 'success');
    await queries.invalidateQueries();
  };
  return (
    <div className={styles.cancel}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Confirm
        busy={isBusy}
        cancelLabel={app('close')}
        confirmLabel={t('cancel')}
        onCancel={() => setOpen(false)}
        onConfirm={cancel}
        open={isOpen}
        text={t('cancelText')}
        title={t('cancelTitle')}
      />
    </div>
  );
}
