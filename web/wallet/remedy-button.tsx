import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { returnStartup } from '#contract/payout.ts';
import { parseMicro } from '#domain/money.ts';
import type { Remedy } from '#domain/wallet/payout-refusals.ts';
import { currentLocation, go } from '../location/hash-location.ts';
import { returnQuery } from '../location/return-address.ts';
import { Button } from '../parts/button.tsx';
import { useToast } from '../parts/toast.tsx';
import { useService } from '../service/service-context.ts';
import { ActLine } from './act-line.tsx';
import { useMoneyCall } from './use-money-call.ts';
import { usePayPassword } from './use-pay-password.ts';

interface RemedyButtonProps {
  readonly remedy: Remedy;
  /** Facts of the refusal, among them the start-up funds that are due. */
  readonly facts: Readonly<Record<string, string>>;
  readonly onDone: () => void;
}

/** Back to the refused form: the wallet's is a sheet, which its address opens. */
function wayBack(): string {
  const location = currentLocation();
  return returnQuery(
    location.path === '/wallet' ? { ...location, query: 'open=withdraw' } : location,
  );
}

/** The one remedy for a refusal. It is never a payment. */
export function RemedyButton({ remedy, facts, onDone }: RemedyButtonProps) {
  const t = useTranslations('payout.remedy');
  const openService = useService();
  switch (remedy) {
    case 'bind-card':
      return (
        <Button onClick={() => go('/wallet/bind-card', { query: wayBack() })} wide>
          {t('bind-card')}
        </Button>
      );
    case 'set-pay-password':
      return (
        <Button onClick={() => go('/wallet/set-password', { query: wayBack() })} wide>
          {t('set-pay-password')}
        </Button>
      );
    case 'return-startup':
      return <ReturnStartup due={facts.due ?? ''} onDone={onDone} />;
    default:
      return (
        <Button kind="secondary" onClick={() => openService({ list: 'service' })} wide>
          {t('ask-service')}
        </Button>
      );
  }
}

interface ReturnStartupProps extends Pick<RemedyButtonProps, 'onDone'> {
  readonly due: string;
}

/** One tap and the transaction password return the advance to where it came from. */
function ReturnStartup({ due, onDone }: ReturnStartupProps) {
  const t = useTranslations('payout');
  const toast = useToast();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { send, line } = useMoneyCall('startup-return', returnStartup);
  const [isBusy, setBusy] = useState(false);
  const giveBack = async () => {
    const amount = parseMicro(due);
    if (amount === null) return;
    setBusy(true);
    const confirmation = await askPassword({ action: 'startup-return', due: amount });
    const reply = confirmation ? await send({ due, confirmation }) : null;
    setBusy(false);
    if (!reply) return;
    toast(t('startupReturned'), 'success');
    await queries.invalidateQueries();
    onDone();
  };
  return (
    <>
      <ActLine line={line} />
      <Button busy={isBusy} onClick={giveBack} wide>
        {t('remedy.return-startup')}
      </Button>
    </>
  );
}
