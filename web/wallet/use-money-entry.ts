import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { type Micro, mayBecomeTyped, parseTyped } from '#domain/money.ts';
import { createRefusal, type Refusal } from '#domain/refusal.ts';
import { addKey, cleanAmount, plainAmount, typedAmount } from './typed-amount.ts';

export type MoneyEntry = ReturnType<typeof useMoneyEntry>;

const restMs = 900;

/**
 * Whether typing has paused: an unfinished amount is not reported as wrong, since a 0 may become
 * 0.50. On a phone nothing blurs the field while its user waits for the button, so time alone
 * suffices; `rest` is for a field that is left.
 */
function useRested(typed: string) {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { isRested: rested === typed, rest: () => setRested(typed) };
}

/** The reader's decimal separator. */
function usePoint(): string {
  const parts = new Intl.NumberFormat(useLocale()).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Whether typing on may make the amount valid. */
const mayGrow = ({ reason, facts }: Refusal) =>
  reason.endsWith('_zero') || reason === 'follow_cap_invalid' || facts.side === 'below';

/** An amount being typed, on our keypad or any other, or pasted. */
export function useMoneyEntry(initial = '') {
  const point = usePoint();
  const [typed, setTyped] = useState(initial);
  const { isRested, rest } = useRested(typed);
  const plain = plainAmount(typed);
  const amount = parseTyped(plain);
  return {
    typed,
    point,
    /** As the server expects it. */
    plain,
    /** Null if it is none. */
    amount,
    rest,
    type: (text: string) => setTyped(cleanAmount(text, point)),
    press: (key: string) => setTyped(addKey(typed, key)),
    erase: () => setTyped(typed.slice(0, -1)),
    fill: (value: Micro) => setTyped(typedAmount(value, point)),
    /** The error to show now, if any: none of an empty field, or while typing may mend it. */
    findProblem(whyNot: Refusal | null): Refusal | null {
      if (typed === '') return null;
      if (amount === null)
        return mayBecomeTyped(plain) ? null : createRefusal('put_amount_invalid');
      return whyNot && mayGrow(whyNot) && !isRested ? null : whyNot;
    },
  };
}
