import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { followOperator } from '#contract/follow.ts';
import { whyNotCaps } from '#domain/follow/follow.ts';
import { formatMicro, parseTyped } from '#domain/money.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useRested } from '../../form/use-rested.ts';
import { useHasWords } from '../../i18n/use-has-words.ts';
import { useToast } from '../../parts/toast.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import type { Operator } from './find-operator.tsx';

const digits = (text: string) => text.replace(/[^\d.,]/g, '');
const plain = (text: string) => text.replace(',', '.');

/** The caps being typed, and the call that follows with them. */
export function useFollow({ proxyId, notice }: Operator, onDone: () => void) {
  const t = useTranslations('follow');
  const toast = useToast();
  const { run, isBusy, line } = useConfirmedAct('follow', followOperator);
  const [perPlan, setPerPlan] = useState('');
  const [inAll, setInAll] = useState('');
  const hasWords = useHasWords();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const capPerPlan = parseTyped(plain(perPlan));
  const capInAll = parseTyped(plain(inAll));
  const no = whyNotCaps(capPerPlan, capInAll);
  const { isRested, rest } = useRested(`${perPlan} ${inAll}`);
  // Contradictory caps are reported once both are typed, before anyone presses the button.
  const isTyped = perPlan !== '' && (no?.facts.field === 'capPerPlan' || inAll !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(no);
    if (no || capPerPlan === null || capInAll === null) return;
    const caps = { capPerPlan: plain(perPlan), capInAll: plain(inAll) };
    await run({
      subject: { action: 'follow', proxyId, capPerPlan, capInAll },
      input: { proxyId, ...caps, noticeId: notice.id },
      takes: ({ reason, facts }) => {
        if (!hasWords(reason) || !/^follow_/.test(reason)) return false;
        setProblem({ reason, facts });
        return true;
      },
      onDone: () => {
        toast(t('done', { id: proxyId }), 'success');
        onDone();
        window.scrollTo(0, 0);
      },
    });
  };
  const type = (set: (text: string) => void) => (text: string) => {
    set(digits(text));
    setProblem(null);
  };
  return {
    ...{ perPlan, inAllTyped: inAll, isBusy, submit, rest, line },
    problem: problem ?? (isTyped && isRested ? no : null),
    /** The largest possible loss, once both caps are valid. */
    inAll: no || capInAll === null ? null : formatMicro(capInAll),
    typePerPlan: type(setPerPlan),
    typeInAll: type(setInAll),
  };
}
