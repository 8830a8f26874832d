import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMicro } from '#domain/money.ts';
import type { Why } from '#domain/refusal.ts';
import { isTouchDevice } from '../../device/touch.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Chip } from '../../parts/chip.tsx';
import { Field } from '../../parts/field.tsx';
import { Keypad } from '../../parts/keypad.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';
import styles from './plan-detail-screen.module.css';
import { typedOf, withKey } from './put-amounts.ts';
import type { usePut } from './use-put.ts';

interface PutAmountProps {
  readonly detail: PlanDetail;
  readonly put: ReturnType<typeof usePut>;
}

const chips = ['lowest', 'half', 'max'] as const;

/** The amount, by keypad under a finger and by keys elsewhere, with its bounds beside it. */
export function PutAmount({ detail: { funds }, put }: PutAmountProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const point = usePoint();
  const [hasKeypad] = useState(isTouchDevice);
  const [isEntering, setEntering] = useState(false);
  const shown = (amount: Parameters<typeof formatMicro>[0]) => money.whole(formatMicro(amount));
  const hint = t('range', {
    lowest: shown(put.bounds.lowest),
    highest: shown(put.bounds.highest),
    available: money.whole(funds.available),
  });
  const startup = t('startup', { amount: money.whole(funds.startup) });
  return (
    <>
      <Field
        autoComplete="off"
        error={put.problem ? <Problem problem={put.problem} /> : undefined}
        hint={
          <>
            {hint}
            {signOf(funds.startup) ? (
              <>
                <br />
                {startup}
              </>
            ) : null}
          </>
        }
        inputMode={hasKeypad ? 'none' : 'decimal'}
        label={t('amount')}
        name="amount"
        onBlur={put.rest}
        onChange={(event) => put.type(event.target.value.replace(/[^\d.,]/g, ''))}
        onFocus={() => setEntering(true)}
        trailing={basicConfigStored.get()?.currency}
        value={put.typed}
      />
      {put.quick ? (
        <div className={styles.chips}>
          {chips.map((name) => {
            const amount = put.quick?.[name];
            if (amount === undefined) return null;
            return (
              <Chip key={name} onPress={() => put.type(typedOf(amount).replace('.', point))}>
                {t(name, { amount: shown(amount) })}
              </Chip>
            );
          })}
        </div>
      ) : null}
      {hasKeypad && isEntering ? (
        <Keypad
          deleteLabel={t('deleteDigit')}
          extra={{
            label: t('point'),
            content: point,
            onPress: () => put.type(withKey(put.typed, point)),
          }}
          label={t('keypad')}
          onDelete={() => put.type(put.typed.slice(0, -1))}
          onDigit={(digit) => put.type(withKey(put.typed, digit))}
        />
      ) : null}
    </>
  );
}

/** A refusal; what lacks money leads to the wallet. */
function Problem({ problem }: { readonly problem: Why }) {
  const t = useTranslations('plan.put');
  const refusalText = useRefusalText();
  return (
    <>
      {refusalText(problem.reason, problem.facts)}{' '}
      {problem.reason === 'insufficient_balance' ? <a href="#/wallet">{t('toWallet')}</a> : null}
    </>
  );
}

/** The sign between units and hundredths, as the reader writes it. */
function usePoint(): string {
  const locale = useLocale();
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
