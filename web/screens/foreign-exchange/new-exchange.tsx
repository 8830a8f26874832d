import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { acceptorDetail } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { type AcceptorKind, acceptorKinds } from '#domain/exchange/acceptor.ts';
import { formatCode } from '#domain/partner/authorization-code.ts';
import { createRefusal, type Refusal } from '#domain/refusal.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasteButton } from '../../form/paste-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import { AcceptorFound } from './acceptor-found.tsx';
import styles from './foreign-exchange-screen.module.css';
import type { HeldExchange } from './use-hold.ts';

const rules = {
  code: ({ code }: { code: string }) =>
    code.trim() === '' ? createRefusal('field_empty', { field: 'code' }) : null,
};

interface CodeMatch {
  readonly code: string;
  readonly acceptor: Output<typeof acceptorDetail>;
}

/** Finds an acceptor by kind and code, then takes the amount. */
export function NewExchange({ currency }: { readonly currency: string }) {
  const t = useTranslations('exchange');
  const send = useSend();
  const panelId = useId();
  const [kind, setKind] = useState<AcceptorKind>('personal');
  const [match, setMatch] = useState<CodeMatch | null>(null);
  const [heldExchange, setHeldExchange] = useState<HeldExchange | null>(null);
  const findAcceptor = (code: string) =>
    send(acceptorDetail, { kind, code }, (acceptor) => setMatch({ code, acceptor }));
  return (
    <Card title={t('new')}>
      <Tabs
        label={t('kind')}
        onChange={(newKind) => {
          setKind(newKind);
          setMatch(null);
        }}
        panelId={panelId}
        tabs={acceptorKinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
      />
      <div aria-label={t(kind)} className={`${styles.panel} stack-4`} id={panelId} role="tabpanel">
        {match ? (
          <AcceptorFound
            acceptor={match.acceptor}
            currency={currency}
            onHeld={(exchange) => {
              setMatch(null);
              setHeldExchange(exchange);
            }}
            onLeave={() => setMatch(null)}
            onRenew={() => findAcceptor(match.code)}
          />
        ) : (
          <CodeForm key={kind} onSend={findAcceptor} />
        )}
      </div>
      {heldExchange ? (
        <HoldDone exchange={heldExchange} onClose={() => setHeldExchange(null)} />
      ) : null}
    </Card>
  );
}

function CodeForm({ onSend }: { readonly onSend: (code: string) => Promise<Refusal | null> }) {
  const t = useTranslations('exchange');
  const form = useForm({ initial: { code: '' }, rules, send: ({ code }) => onSend(code) });
  return (
    <form className="stack-4" noValidate onSubmit={form.submit}>
      <Field
        {...form.field('code')}
        aside={
          <PasteButton
            label={t('paste')}
            onPaste={(text) => form.change('code', formatCode(text.slice(0, 40)))}
          />
        }
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('codeHint')}
        label={t('code')}
        maxLength={64}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        spellCheck={false}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('check')}
      </FormEnd>
    </form>
  );
}

interface HoldDoneProps {
  readonly exchange: HeldExchange;
  readonly onClose: () => void;
}

/** The receipt of a held amount: what will arrive, and whose turn it is. */
function HoldDone({ exchange, onClose }: HoldDoneProps) {
  const t = useTranslations('exchange');
  const ways = useTranslations('wallet.done');
  const money = useMoney();
  return (
    <DoneDialog
      actions={
        <Button onClick={onClose} wide>
          {ways('close')}
        </Button>
      }
      strip={<OwnDemoStrip />}
      onClose={onClose}
      text={t('next.held')}
      title={t('done', { amount: money.whole(exchange.amount) })}
    >
      <LedgerLine label={t('held')} {...money.shown(exchange.amount)} />
      <LedgerLine label={t('arrives')} value={money.whole(exchange.arrives, exchange.currency)} />
      <LedgerLine label={t('left')} quiet {...money.shown(exchange.left)} />
      <CodeLine code={exchange.id} label={ways('record')} />
    </DoneDialog>
  );
}
