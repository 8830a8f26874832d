import { useTranslations } from 'use-intl';
import type { acceptorDetail } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { exchangeRefusals } from '#domain/exchange/exchange.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RemedyButton } from '../../wallet/remedy-button.tsx';
import styles from './foreign-exchange-screen.module.css';
import { HoldForm } from './hold-form.tsx';
import type { HeldExchange } from './use-hold.ts';

export type Acceptor = Output<typeof acceptorDetail>;

interface AcceptorFoundProps {
  readonly acceptor: Acceptor;
  readonly currency: string;
  /** Looks the acceptor up again, because the rate may have changed. */
  readonly onRenew: () => Promise<unknown>;
  readonly onLeave: () => void;
  readonly onHeld: (held: HeldExchange) => void;
}

/** The acceptor and its terms, and the amount to exchange or why none is possible. */
export function AcceptorFound(props: AcceptorFoundProps) {
  const { acceptor, currency, onRenew, onLeave, onHeld } = props;
  const t = useTranslations('exchange');
  const money = useMoney();
  const { name, kind, registration, limit, refusal } = acceptor;
  return (
    <>
      <div className="stack-1">
        <p className={styles.name}>{name}</p>
        <p className="quiet">
          {t(kind)}&nbsp;· {t('registration')} {registration}
        </p>
        <LedgerLine label={t('limit')} unit={currency} value={money.amount(limit)} />
      </div>
      {refusal ? (
        <Refused onDone={onRenew} refusal={refusal} />
      ) : (
        <HoldForm acceptor={acceptor} currency={currency} onDone={onHeld} onRenew={onRenew} />
      )}
      <Button kind="quiet" onClick={onLeave} wide>
        {t('otherCode')}
      </Button>
    </>
  );
}

interface RefusedProps {
  readonly refusal: NonNullable<Acceptor['refusal']>;
  readonly onDone: () => void;
}

/** Why no exchange is possible now, with the one thing that helps. */
function Refused({ refusal: { reason, facts }, onDone }: RefusedProps) {
  const t = useTranslations('exchange');
  const refusalText = useRefusalText();
  return (
    <Notice
      action={<RemedyButton facts={facts} onDone={onDone} remedy={exchangeRefusals[reason]} />}
      kind="warning"
      title={t('refused')}
    >
      {refusalText(reason, facts)}
    </Notice>
  );
}
