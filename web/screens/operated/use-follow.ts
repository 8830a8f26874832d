import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { followOperator } from '#contract/follow.ts';
import { whyNotCaps } from '#domain/follow/follow.ts';
import { formatMicro } from '#domain/money.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useHasWords } from '../../i18n/use-has-words.ts';
import { useToast } from '../../parts/toast.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import { type MoneyEntry, useMoneyEntry } from '../../wallet/use-money-entry.ts';
import type { Operator } from './find-operator.tsx';

/** The caps being typed, and the call that follows with them. */
export function useFollow({ proxyId, notice }: Operator, onDone: () => void) {
  const t = useTranslations('follow');
  const toast = useToast();
  const { run, isBusy, line } = useConfirmedAct('follow', followOperator);
  const perPlan = useMoneyEntry();
  const inAll = useMoneyEntry();
  const hasWords = useHasWords();
  const typed = `${perPlan.typed} ${inAll.typed}`;
  const [refused, setRefused] = useState<{
    readonly whyNot: Refusal | null;
    readonly typed: string;
  }>();
  const whyNot = whyNotCaps(perPlan.amount, inAll.amount);
  // Typing goes on after a refusal, and a later one is about the caps as they are then.
  const refusal = refused?.typed === typed ? refused.whyNot : null;
  const findProblem = (field: string, entry: MoneyEntry) => {
    if (refusal) return refusal.facts.field === field ? refusal : null;
    return entry.findProblem(whyNot?.facts.field === field ? whyNot : null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused({ whyNot, typed });
    if (whyNot || perPlan.amount === null || inAll.amount === null) return;
    const caps = { capPerPlan: perPlan.plain, capInAll: inAll.plain };
    await run({
      subject: {
        action: 'follow',
        proxyId,
        capPerPlan: perPlan.amount,
        capInAll: inAll.amount,
      },
      input: { proxyId, ...caps, noticeId: notice.id },
      takes: ({ reason, facts }) => {
        if (!hasWords(reason) || !/^follow_/.test(reason)) return false;
        setRefused({ whyNot: { reason, facts }, typed });
        return true;
      },
      onDone: () => {
        toast(t('done', { id: proxyId }), 'success');
        onDone();
        window.scrollTo(0, 0);
      },
    });
  };
  return {
    ...{ isBusy, submit, line },
    caps: [
      { name: 'capPerPlan', entry: perPlan, problem: findProblem('capPerPlan', perPlan) },
      { name: 'capInAll', entry: inAll, problem: findProblem('capInAll', inAll) },
    ] as const,
    /** A refusal that is about neither cap. */
    refusal: refusal && !refusal.facts.field ? refusal : null,
    /** The largest possible loss, once both caps are valid. */
    worstCase: whyNot || inAll.amount === null ? null : formatMicro(inAll.amount),
  };
}
