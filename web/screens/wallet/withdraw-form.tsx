import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { requestPayout } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { formatMicro, type Micro, parseMicro, zero } from '#domain/money.ts';
import { createRefusal } from '#domain/refusal.ts';
import { quotePayout } from '#domain/wallet/payout.ts';
import type { CallFailure } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { ActLine } from '../../wallet/act-line.tsx';
import { MoneyEntry, MoneyKeypad } from '../../wallet/money-entry.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import { useMoneyEntry } from '../../wallet/use-money-entry.ts';

export type RequestedPayout = Output<typeof requestPayout> & { readonly target: string };

interface WithdrawFormProps {
  readonly card: {
    readonly id: string;
    readonly target: string;
    readonly method: string;
    readonly last4: string;
  };
  readonly currency: string;
  readonly terms: { readonly available: string; readonly bankCost: string };
  readonly onDone: (done: RequestedPayout) => void;
}

function whyNotAmount(amount: Micro, available: Micro) {
  if (amount > available) return createRefusal('payout_above_available');
  return amount === zero ? createRefusal('payout_zero') : null;
}

/** An amount with its fee, what arrives and what is left, all shown before it is confirmed. */
export function WithdrawForm({ card, currency, terms, onDone }: WithdrawFormProps) {
  const t = useTranslations('payout');
  const money = useMoney();
  const sum = useSum();
  const refusalText = useRefusalText();
  const earlierText = ({ amount }: Output<typeof requestPayout>, date: string) =>
    t('earlier', { amount: money.whole(amount), date });
  const queries = useQueryClient();
  const act = useConfirmedAct('payout', requestPayout, { earlierText });
  const entry = useMoneyEntry();
  const { amount } = entry;
  const available = parseMicro(terms.available) ?? zero;
  const bankCost = parseMicro(terms.bankCost) ?? zero;
  const whyNot = amount === null ? null : whyNotAmount(amount, available);
  const problem = entry.findProblem(whyNot);
  const quote = amount && !whyNot ? quotePayout(amount, available, bankCost) : null;
  const payoutSum = quote
    ? sum(
        [
          { money: formatMicro(amount ?? zero), form: 'whole' },
          { money: formatMicro(quote.fee), side: 'pays', isSubtracted: true },
        ],
        { money: formatMicro(quote.net) },
      )
    : null;
  const [payout, fee] = payoutSum?.parts ?? [];

  /** A changed fee is shown before the payout is requested again. */
  const noteFee = ({ reason }: CallFailure) => {
    if (reason === 'payout_fee_changed') {
      void queries.invalidateQueries({ queryKey: ['payout-terms'] });
    }
    return false;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!amount || !quote) return;
    const { id: cardId, target, method, last4 } = card;
    const { fee } = quote;
    void act.run({
      subject: { action: 'payout', amount, fee, cardId, target, method, last4 },
      input: { amount: entry.plain, fee: formatMicro(fee), cardId },
      takes: noteFee,
      onDone: (reply) => onDone({ ...reply, target }),
    });
  };

  return (
    <form className="stack-4" noValidate onSubmit={submit}>
      <MoneyEntry
        entry={entry}
        error={problem && refusalText(problem.reason, problem.facts)}
        hint={t('availableNow', { amount: money.whole(terms.available) })}
        quick={{ max: available }}
      />
      <div>
        <LedgerLine label={t('to')} value={card.target} />
        <LedgerLine label={t('fee')} {...(fee?.display ?? { value: '–' })} />
        <RoundingLine rounding={payoutSum?.rounding ?? null} />
        <LedgerLine
          label={t('net')}
          total={quote !== null}
          unit={quote ? currency : undefined}
          {...(payoutSum?.total ?? { value: '–' })}
        />
        <LedgerLine
          label={t('left')}
          quiet
          value={quote ? money.amount(formatMicro(quote.left)) : '–'}
        />
      </div>
      <MoneyKeypad entry={entry} />
      <ActLine line={act.line} />
      <Button busy={act.isBusy} disabled={!quote} type="submit" wide>
        {payout ? (
          <span {...payout.display.mark}>{t('submit', { amount: payout.display.value })}</span>
        ) : (
          t('title')
        )}
      </Button>
    </form>
  );
}
