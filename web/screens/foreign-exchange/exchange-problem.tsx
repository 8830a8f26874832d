import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputeExchange } from '#contract/exchange.ts';
import { disputeLengthMax, whyNotDisputeExchange } from '#domain/exchange/exchange.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { CancelExchange } from './end-exchange.tsx';
import type { Exchange } from './exchange-lines.tsx';

interface ExchangeProblemProps {
  readonly exchange: Exchange;
  readonly onCancelled: () => void;
}

/** What can be done when something is wrong: cancel while nobody has accepted, dispute after. */
export function ExchangeProblem({ exchange, onCancelled }: ExchangeProblemProps) {
  const t = useTranslations('exchange');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isHeld = exchange.state === 'held';
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} wide>
        {t('problem')}
      </Button>
      <Sheet onClose={close} open={isOpen} title={isHeld ? t('cancelTitle') : t('disputeTitle')}>
        {isHeld ? (
          <CancelExchange exchange={exchange} onEnded={onCancelled} />
        ) : (
          <DisputeForm id={exchange.id} onDone={close} />
        )}
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
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whyNotDisputeExchange(reason);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const reply = await send({ id, reason });
    setBusy(false);
    if (reply) onDone();
    await ended(reply, t('disputed'));
  };
  return (
    <form className="stack-4" noValidate onSubmit={submit}>
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

/** Reports an exchange that was ended, and reloads everything, including after a refusal. */
function useEnded() {
  const toast = useToast();
  const queries = useQueryClient();
  return async (reply: unknown, text: string) => {
    if (reply) toast(text, 'success');
    await queries.invalidateQueries();
  };
}
