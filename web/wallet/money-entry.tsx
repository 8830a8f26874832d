import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatMicro, type Micro } from '#domain/money.ts';
import { useMoney } from '../i18n/use-money.ts';
import { Chip } from '../parts/chip.tsx';
import { FieldError } from '../parts/field.tsx';
import { isTouchDevice } from '../parts/is-touch-device.ts';
import { Keypad } from '../parts/keypad.tsx';
import { textWidth } from '../parts/text-width.ts';
import { basicConfigStored } from '../session/session.ts';
import styles from './money-entry.module.css';
import type { MoneyEntry as Entry } from './use-money-entry.ts';

const quickNames = ['lowest', 'half', 'max'] as const;

interface MoneyEntryProps {
  readonly entry: Entry;
  /** Above the amount where a form asks for several; otherwise the screen's title says it. */
  readonly label?: string;
  /** Amounts to fill in with a tap. */
  readonly quick?: { readonly [name in (typeof quickNames)[number]]?: Micro } | null;
  readonly hint: ReactNode;
  /** Takes the place of the hint. */
  readonly error: ReactNode;
  readonly onFocus?: () => void;
}

/** The amount in large type, and below it its limits, or what is wrong with it. */
export function MoneyEntry({ entry, label, quick, hint, error, onFocus }: MoneyEntryProps) {
  const t = useTranslations('wallet.entry');
  const money = useMoney();
  const id = useId();
  const room = { '--ems': textWidth(entry.typed || '0') } as CSSProperties;
  return (
    <div className={`${styles.entry} stack-1`} data-invalid={error ? true : undefined}>
      {label ? <label htmlFor={id}>{label}</label> : null}
      <div className={styles.amount} style={room}>
        <input
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          aria-label={label ? undefined : t('amount')}
          autoComplete="off"
          className={styles.input}
          data-first-focus
          id={id}
          inputMode={isTouchDevice() ? 'none' : 'decimal'}
          onBlur={entry.rest}
          onChange={(event) => entry.type(event.target.value)}
          onFocus={onFocus}
          placeholder="0"
          value={entry.typed}
        />
        <span className={`${styles.unit} muted medium`}>{basicConfigStored.get()?.currency}</span>
      </div>
      <p className="quiet" hidden={Boolean(error)} id={`${id}-hint`}>
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {quick ? (
        <div className={`${styles.chips} line tight`}>
          {quickNames.map((name) => {
            const amount = quick[name];
            if (amount === undefined) return null;
            return (
              <Chip key={name} onPress={() => entry.fill(amount)}>
                {t(name, { amount: money.amount(formatMicro(amount)) })}
              </Chip>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

/** The keys for an amount, placed by the screen: docked, or above its button. */
export const MoneyKeypad = ({ entry }: { readonly entry: Entry }) => (
  <Keypad onDelete={entry.erase} onKey={entry.press} point={entry.point} value={entry.typed} />
);
