import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkBankCard, editBankCard } from '#contract/bank-card.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  type CardField,
  type CardMethod,
  cleanCard,
  fieldsOf,
  whyNotCardField,
} from '#domain/wallet/card.ts';
import { useForm } from '../../form/use-form.ts';
import { useFormRefusal, useSend } from '../../form/use-send.ts';
import { useToast } from '../../parts/toast.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import { cardKey } from './card-key.ts';

type Values = Record<string, string>;

const valuesOf = (values: Values) =>
  cleanCard(Object.entries(values).map(([field, value]) => ({ field: field as CardField, value })));

/** The form of one method: asks before a card is replaced, then for the transaction password. */
export function useCardForm(method: CardMethod, isBound: boolean, onDone: () => void) {
  const t = useTranslations('card');
  const toast = useToast();
  const send = useSend();
  const queries = useQueryClient();
  const askPayPassword = usePayPassword();
  const replacing = useQuestion();
  const { send: bind, line } = useMoneyCall('card', editBankCard);
  const refusalOf = useFormRefusal();
  const fields = fieldsOf(method);
  const form = useForm<Values>({
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    rules: Object.fromEntries(
      fields.map((field) => [
        field.name,
        (values: Values) => whyNotCardField(field, values[field.name] ?? '', method),
      ]),
    ),
    send: async (typed) => {
      const input = { method: method.id, fields: valuesOf(typed) };
      const refused = isBound ? await send(checkBankCard, input, () => {}) : null;
      if (refused) return refused;
      if (isBound && !(await replacing.ask())) return null;
      const confirmation = await askPayPassword({ action: 'card', ...input });
      if (confirmation === null) return null;
      let refusedBinding: Refusal | null = null;
      const reply = await bind({ ...input, confirmation }, (failure) => {
        refusedBinding = refusalOf(failure);
        return refusedBinding !== null;
      });
      if (!reply) return refusedBinding;
      toast(t('bound'), 'success');
      await queries.invalidateQueries({ queryKey: cardKey });
      onDone();
      return null;
    },
  });
  const isChanged = Object.values(form.values).some((value) => value.trim() !== '');
  return { form, isChanged, replacing, line };
}

/** A question to the user that a caller can await. */
function useQuestion() {
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  return {
    isAsked: answer !== null,
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    answer: (isYes: boolean) => {
      answer?.(isYes);
      setAnswer(null);
    },
  };
}
