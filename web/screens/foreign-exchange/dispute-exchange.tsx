import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputeExchange } from '#contract/exchange.ts';
import { disputeLengthMax, whyNotDispute } from '#domain/exchange/exchange.ts';
import type { Why } from '#domain/refusal.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import type { Exchange } from './exchange-lines.tsx';
import styles from './foreign-exchange-screen.module.css';
import { useEnded } from './use-ended.ts';

/** Disputes an exchange, for two members of staff to decide. */
export function DisputeExchange({ exchange }: { readonly exchange: Exchange }) {
  const t = useTranslations('exchange');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} wide>
        {t('dispute')}
      </Button>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('disputeTitle')}>
        <DisputeForm id={exchange.id} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

interface DisputeFormProps {
  readonly id: string;
  readonly onDone: () => void;
}

function DisputeForm({ id, onDone }: DisputeFormProps) {
  const t = useTranslations('exchange');
  const ended = useEnded();
  const refusalText = useRefusalText();
  const { send, line } = useMoneyCall(`exchange-dispute:${id}`, disputeExchange);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whyNotDispute(reason);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const done = await send({ id, reason });
    setBusy(false);
    if (done) onDone();
    await ended(done, t('disputed'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('disputeText')}</p>
      <TextArea
        error={problem ? refusalText(problem.reason, problem.facts) : undefined}
        hint={t('disputeHint')}
        label={t('disputeReason')}
        maxLength={disputeLengthMax}
        name="reason"
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(null);
        }}
        value={reason}
      />
      <ActLine line={line} />
      <Button busy={isBusy} type="submit" wide>
        {t('disputeSubmit')}
      </Button>
    </form>
  );
}
