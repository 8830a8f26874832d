import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { declinePlan } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Figure } from '../../parts/figure.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useCommissionText } from '../../plan/use-commission-text.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { ActLine } from '../../wallet/act-line.tsx';
import { useActCall } from '../../wallet/use-act-call.ts';
import { HistoryCard } from './history-card.tsx';
import { NextCard } from './next-card.tsx';
import styles from './plan-detail-screen.module.css';
import { PutScreen } from './put-screen.tsx';
import { TermsRow } from './terms-row.tsx';
import type { PutHandlers } from './use-put-form.ts';
import type { usePutScreen } from './use-put-screen.ts';

interface OfferContentProps {
  readonly detail: PlanDetail;
  readonly putScreen: ReturnType<typeof usePutScreen>;
  readonly onPut: PutHandlers['onDone'];
  readonly onEarlier: PutHandlers['onEarlier'];
}

/** A plan without an amount: the offer, its expiry, and the button to put one. */
export function OfferContent({ detail, putScreen, onPut, onEarlier }: OfferContentProps) {
  const t = useTranslations('plan');
  const { planNo } = detail.plan;
  return (
    <>
      <Columns
        first={
          <>
            <OfferCard terms={detail.terms} />
            <NextCard detail={detail} />
          </>
        }
        second={
          <>
            <Card flush>
              <TermsRow terms={detail.terms} />
            </Card>
            <HistoryCard detail={detail} />
          </>
        }
      />
      {detail.may.put ? (
        <>
          <DeclineOffer planNo={planNo} />
          <div className={styles.dock}>
            <Button onClick={putScreen.open} wide>
              {t('put.title')}
            </Button>
          </div>
          {putScreen.isOpen ? (
            <PutScreen
              detail={detail}
              onClose={putScreen.close}
              onDone={onPut}
              onEarlier={onEarlier}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

function DeclineOffer({ planNo }: { readonly planNo: string }) {
  const t = useTranslations('plan.put');
  const { send, line } = useActCall(declinePlan);
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decline = async () => {
    setBusy(true);
    const reply = await send({ planNo });
    await queries.invalidateQueries();
    setBusy(false);
    if (reply) toast(t('declined'), 'success');
  };
  return (
    <>
      <ActLine line={line} />
      <ConfirmButton
        busy={isBusy}
        kind="quiet"
        label={t('decline')}
        onConfirm={decline}
        text={t('declineText')}
        title={t('declineTitle')}
        wide
      />
    </>
  );
}

/** What an order earns, the limits of a put, and the duration. */
function OfferCard({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan');
  const money = useMoney();
  const commissionText = useCommissionText();
  const bounds = { lowest: money.amount(terms.lowest), highest: money.amount(terms.highest) };
  return (
    <Card>
      <Figure label={t('terms.commission')} size="hero" value={commissionText(terms)} />
      <div className={styles.offered}>
        <LedgerLine label={t('terms.bounds')} value={t('terms.boundsValue', bounds)} />
        <LedgerLine
          label={t('terms.duration')}
          value={t('terms.days', { count: terms.putRule.days })}
        />
        <LedgerLine
          label={t('terms.validate')}
          value={t('terms.days', { count: terms.validateDays })}
        />
      </div>
      <p className="quiet">{t('put.noPromise')}</p>
    </Card>
  );
}
