import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findOperator } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { createRefusal } from '#domain/refusal.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/field.tsx';
import type { Follow } from './operated-screen.tsx';
import { OperatorFound } from './operator-found.tsx';

export type Operator = Output<typeof findOperator>;

const rules = {
  proxyId: ({ proxyId }: { proxyId: string }) =>
    proxyId.trim() === '' ? createRefusal('field_empty', { field: 'proxyId' }) : null,
};

/** Finds an operator by ID, and shows the whole record before anyone can follow. */
export function FindOperator({ current }: { readonly current: Follow | null }) {
  const t = useTranslations('follow');
  const send = useSend();
  const [operator, setOperator] = useState<Operator | null>(null);
  const form = useForm({
    initial: { proxyId: '' },
    rules,
    async send({ proxyId }) {
      const refused = await send(findOperator, { proxyId: proxyId.trim() }, setOperator);
      // Errors of the ID are shown beside it.
      const isAboutId = refused && /^follow_/.test(refused.reason);
      return isAboutId ? { ...refused, facts: { ...refused.facts, field: 'proxyId' } } : refused;
    },
  });
  if (operator) return <OperatorFound onLeave={() => setOperator(null)} operator={operator} />;
  return (
    <Card title={current ? t('findOther') : t('find')}>
      <form className="apart-3 stack-3" noValidate onSubmit={form.submit}>
        <Field
          {...form.field('proxyId')}
          autoCapitalize="characters"
          autoComplete="off"
          hint={t('findHint')}
          label={t('proxyId')}
          maxLength={40}
          spellCheck={false}
        />
        <FormEnd isSending={form.isSending} problem={form.problem}>
          {t('look')}
        </FormEnd>
      </form>
    </Card>
  );
}
