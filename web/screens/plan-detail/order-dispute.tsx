import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { planConversions } from '#contract/delivery.ts';
import { disputeConversion } from '#contract/dispute.ts';
import type { Output } from '#contract/route.ts';
import { daysToDecide, disputeTextMax, whyNotDisputeText } from '#domain/conversion/dispute.ts';
import type { Why } from '#domain/refusal.ts';
import { call } from '../../api/call.ts';
import { refusedFor, useSureSend } from '../../form/use-sure-send.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { useToast } from '../../parts/toast.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './order-dispute.module.css';

export type Conversion = Output<typeof planConversions>['list'][number];

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
        <div className={styles.dispute} key={dispute.at}>
          <p className={styles.quiet}>
            {t(dispute.openedBy)}, <time dateTime={dispute.at}>{date(dispute.at)}</time>
          </p>
          <p className={styles.words}>{dispute.text}</p>
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
        <div className={styles.ask}>
          <p className={styles.quiet}>{t('until', { date: date(objectUntil) })}</p>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t('ask')}
          </Button>
        </div>
      ) : null}
      {objectUntil && isOpen ? <DisputeForm id={id} planNo={planNo} /> : null}
    </>
  );
}

type Decision = NonNullable<Conversion['disputes'][number]['decision']>;

/** A commission awarded to the partner is not paid by a merchant without funds. */
const outcomeOf = ({ outcome }: Decision, { state }: Conversion) =>
  outcome === 'approved' && state === 'unfunded' ? state : outcome;

/** Who decided and why. The network's automatic decisions have texts in every language. */
function Decided({ decision: { outcome, by, at, reason } }: { readonly decision: Decision }) {
  const t = useTranslations('delivery');
  const { date } = usePlanText();
  if (by !== 'network') {
    return (
      <>
        <p className={styles.quiet}>{t('dispute.decided', { by, date: date(at) })}</p>
        <p className={styles.words}>{reason}</p>
      </>
    );
  }
  if (outcome === 'approved') {
    return <p className={styles.quiet}>{t('dispute.undecided', { date: date(at) })}</p>;
  }
  return (
    <p className={styles.quiet}>
      {t('orders.reason.click_invalid')}, <time dateTime={at}>{date(at)}</time>
    </p>
  );
}

function DisputeForm({ id, planNo }: { readonly id: string; readonly planNo: string }) {
  const t = useTranslations('delivery.dispute');
  const refusalText = useRefusalText();
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSureSend();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whyNotDisputeText(text);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const asked = { id, text };
    // There is one for each order: of two requests the second is refused.
    const isMade = () =>
      call(disputeConversion, asked).then(() => true, refusedFor('dispute_made_already'));
    const refused = await send(disputeConversion, asked, isMade, async () => {
      toast(t('sent'), 'success');
      await queries.invalidateQueries({ queryKey: ['plan-conversions', planNo] });
      await queries.invalidateQueries({ queryKey: ['plan', planNo] });
    });
    setProblem(refused);
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        autoFocus
        error={problem ? refusalText(problem.reason, problem.facts) : undefined}
        hint={t('hint', { days: daysToDecide })}
        label={t('reason')}
        maxLength={disputeTextMax}
        name="text"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        value={text}
      />
      <Button busy={isBusy} kind="secondary" type="submit" wide>
        {t('submit')}
      </Button>
    </form>
  );
}
