import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { followOperator } from '#contract/follow.ts';
import { whyNotCaps } from '#domain/follow/follow.ts';
import { formatMicro, parseTyped } from '#domain/money.ts';
import type { Why } from '#domain/refusal.ts';
import { useRested } from '../../form/use-rested.ts';
import { useHasWords } from '../../i18n/use-has-words.ts';
import { useToast } from '../../parts/toast.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { Operator } from './find-operator.tsx';

const digits = (text: string) => text.replace(/[^\d.,]/g, '');
const plain = (text: string) => text.replace(',', '.');

/** The caps being typed, and the call that follows with them. */
export function useFollow({ proxyId, notice }: Operator, onDone: () => void) {
  const t = useTranslations('follow');
  const toast = useToast();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { send, line } = useMoneyCall('follow', followOperator);
  const [perPlan, setPerPlan] = useState('');
  const [inAll, setInAll] = useState('');
  const hasWords = useHasWords();
  const [problem, setProblem] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
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
    setBusy(true);
    const confirmation = await askPassword({ action: 'follow', proxyId, capPerPlan, capInAll });
    const caps = { capPerPlan: plain(perPlan), capInAll: plain(inAll) };
    const done = confirmation
      ? await send({ proxyId, ...caps, noticeId: notice.id, confirmation }, (failure) => {
          const { reason, facts } = failure;
          if (!hasWords(reason) || !/^follow_/.test(reason)) return false;
          setProblem({ reason, facts });
          return true;
        })
      : null;
    setBusy(false);
    if (!done) return;
    toast(t('done', { id: proxyId }), 'success');
    onDone();
    window.scrollTo(0, 0);
    await queries.invalidateQueries();
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
