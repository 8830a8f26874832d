import { type CSSProperties, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMicro } from '#domain/money.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isTouchDevice } from '../../device/touch.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Chip } from '../../parts/chip.tsx';
import { FieldError } from '../../parts/field.tsx';
import { textWidth } from '../../parts/text-width.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';
import { typedOf } from './put-amounts.ts';
import styles from './put-screen.module.css';
import { usePoint } from './use-point.ts';
import type { usePut } from './use-put.ts';

interface PutAmountProps {
  readonly detail: PlanDetail;
  readonly put: ReturnType<typeof usePut>;
}

const chips = ['lowest', 'half', 'max'] as const;

/** The amount in large type, with its limits and its error right below. */
export function PutAmount({ detail: { funds }, put }: PutAmountProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const point = usePoint();
  const id = useId();
  const [hasKeypad] = useState(isTouchDevice);
  const shown = (amount: Parameters<typeof formatMicro>[0]) => money.whole(formatMicro(amount));
  const unit = basicConfigStored.get()?.currency ?? '';
  const room = { '--ems': textWidth(put.typed || '0') } as CSSProperties;
  return (
    <div className={`${styles.entry} stack-1`} data-invalid={put.problem ? true : undefined}>
      <div className={styles.amount} style={room}>
        <input
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={put.problem ? true : undefined}
          aria-label={t('amount')}
          autoComplete="off"
          className={styles.input}
          data-first-focus
          inputMode={hasKeypad ? 'none' : 'decimal'}
          name="amount"
          onBlur={put.rest}
          onChange={(event) => put.type(event.target.value.replace(/[^\d.,]/g, ''))}
          placeholder="0"
          value={put.typed}
        />
        <span className={styles.unit}>{unit}</span>
      </div>
      <p className="quiet" id={`${id}-hint`}>
        {t('range', {
          lowest: shown(put.bounds.lowest),
          highest: shown(put.bounds.highest),
          available: money.whole(funds.available),
        })}
        {signOf(funds.startup) ? (
          <>
            <br />
            {t('startup', { amount: money.whole(funds.startup) })}
          </>
        ) : null}
      </p>
      <FieldError id={`${id}-error`}>
        {put.problem ? <Problem problem={put.problem} /> : put.line}
      </FieldError>
      {put.quick ? (
        <div className={`${styles.chips} line tight`}>
          {chips.map((name) => {
            const amount = put.quick?.[name];
            if (amount === undefined) return null;
            return (
              <Chip key={name} onPress={() => put.type(typedOf(amount).replace('.', point))}>
                {t(name, { amount: money.amount(formatMicro(amount)) })}
              </Chip>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

/** A refusal; a lack of funds links to the wallet. */
function Problem({ problem }: { readonly problem: Refusal }) {
  const t = useTranslations('plan.put');
  const refusalText = useRefusalText();
  return (
    <>
      {refusalText(problem.reason, problem.facts)}{' '}
      {problem.reason === 'insufficient_balance' ? <a href="#/wallet">{t('toWallet')}</a> : null}
    </>
  );
}
