import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { returnStartup } from '#contract/payout.ts';
import { type PayoutReason, payoutRefusals } from '#domain/wallet/payout.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useService } from '../../service/service-context.ts';
import { useMoneyCall } from '../../wallet/use-money-call.ts';

interface PayoutRefusedProps {
  readonly refusal: { readonly reason: PayoutReason; readonly facts: Record<string, string> };
  readonly onDone: () => void;
}

const places = { 'bind-card': '/wallet/bind-card', 'set-pay-password': '/wallet/set-password' };

/** Why there can be no payout now, with the one thing that helps. It is never a payment. */
export function PayoutRefused({ refusal, onDone }: PayoutRefusedProps) {
  const t = useTranslations('payout');
  const format = useFormatter();
  const refusalText = useRefusalText();
  const openService = useService();
  const { until } = refusal.facts;
  const day =
    until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' });
  const remedy = payoutRefusals[refusal.reason];
  return (
    <Notice
      action={
        remedy === 'bind-card' || remedy === 'set-pay-password' ? (
          <Button onClick={() => go(places[remedy])} wide>
            {t(`remedy.${remedy}`)}
          </Button>
        ) : remedy === 'return-startup' ? (
          <ReturnStartup onDone={onDone} />
        ) : (
          <Button kind="secondary" onClick={() => openService({ list: 'service' })} wide>
            {t('remedy.ask-service')}
          </Button>
        )
      }
      kind="warning"
      title={t('refused')}
    >
      {refusalText(refusal.reason, { ...refusal.facts, ...(day ? { until: day } : {}) })}
    </Notice>
  );
}

/** One tap, and the advance is back where it came from. */
function ReturnStartup({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('payout');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useMoneyCall('startup-return', returnStartup);
  const [isBusy, setBusy] = useState(false);
  const giveBack = async () => {
    setBusy(true);
    const done = await send({});
    setBusy(false);
    if (!done) return;
    toast(t('startupReturned'), 'success');
    await queries.invalidateQueries();
    onDone();
  };
  return (
    <Button busy={isBusy} onClick={giveBack} wide>
      {t('remedy.return-startup')}
    </Button>
  );
}
