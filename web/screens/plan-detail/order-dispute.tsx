import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputeConversion } from '#contract/dispute.ts';
import { daysToDecide, disputeTextMax, whyNotDisputeText } from '#domain/conversion/dispute.ts';
import { call } from '../../api/call.ts';
import { DisputeForm } from '../../form/dispute-form.tsx';
import { refusedFor, useSureSend } from '../../form/use-sure-send.ts';
import { Button } from '../../parts/button.tsx';
import { useToast } from '../../parts/toast.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import type { Conversion } from './order-list.tsx';

interface OrderDisputeProps {
  readonly planNo: string;
  readonly conversion: Conversion;
}

/** An order's dispute and its decision, or the form to open one. */
export function OrderDispute({ planNo, conversion }: OrderDisputeProps) {
  const t = useTranslations('delivery.dispute');
  const { date } = usePlanText();
  const [isOpen, setOpen] = useState(false);
  const { disputes, objectUntil, id } = conversion;
  return (
    <>
      {disputes.map((dispute) => (
        <div className="stack-2" key={dispute.at}>
          <p className="quiet">
            {t(dispute.openedBy)}, <time dateTime={dispute.at}>{date(dispute.at)}</time>
          </p>
          <p className="prose">{dispute.text}</p>
          {dispute.decision ? (
            <>
              <p>{t(`outcome.${outcomeOf(dispute.decision, conversion)}`)}</p>
              <Decided decision={dispute.decision} />
            </>
          ) : (
            <p>{t('open', { date: date(dispute.dueAt) })}</p>
          )}
        </div>
      ))}
      {objectUntil && !isOpen ? (
        <>
          <p className="quiet">{t('until', { date: date(objectUntil) })}</p>
          <Button kind="secondary" onClick={() => setOpen(true)} wide>
            {t('ask')}
          </Button>
        </>
      ) : null}
      {objectUntil && isOpen ? <OrderDisputeForm id={id} planNo={planNo} /> : null}
    </>
  );
}

type Decision = NonNullable<Conversion['disputes'][number]['decision']>;

/** A commission awarded to the partner is not paid by a merchant without funds. */
const outcomeOf = ({ outcome }: Decision, { state }: Conversion) =>
  outcome === 'approved' && state === 'unfunded' ? state : outcome;

/** Who decided and why. The network's automatic decisions have texts in every language. */
function Decided({
  decision: { outcome, by, at: decidedAt, reason },
}: {
  readonly decision: Decision;
}) {
  const t = useTranslations('delivery');
  const { date } = usePlanText();
  if (by !== 'network') {
    return (
      <>
        <p className="quiet">{t('dispute.decided', { by, date: date(decidedAt) })}</p>
        <p className="prose">{reason}</p>
      </>
    );
  }
  if (outcome === 'approved') {
    return <p className="quiet">{t('dispute.undecided', { date: date(decidedAt) })}</p>;
  }
  return (
    <p className="quiet">
      {t('orders.reason.click_invalid')}, <time dateTime={decidedAt}>{date(decidedAt)}</time>
    </p>
  );
}

function OrderDisputeForm({ id, planNo }: { readonly id: string; readonly planNo: string }) {
  const t = useTranslations('delivery.dispute');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSureSend();
  const onSend = (text: string) => {
    const input = { id, text };
    // There is one for each order: of two requests the second is refused.
    const isMade = () =>
      call(disputeConversion, input).then(() => true, refusedFor('dispute_made_already'));
    return send(disputeConversion, input, isMade, async () => {
      toast(t('sent'), 'success');
      await queries.invalidateQueries({ queryKey: ['plan-conversions', planNo] });
      await queries.invalidateQueries({ queryKey: ['plan', planNo] });
    });
  };
  return (
    <DisputeForm
      className="stack-2"
      hint={t('hint', { days: daysToDecide })}
      label={t('reason')}
      onSend={onSend}
      submitLabel={t('submit')}
      textMax={disputeTextMax}
      whyNot={whyNotDisputeText}
    />
  );
}
