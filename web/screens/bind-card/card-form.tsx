import { type ComponentProps, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CardField, type CardMethod, fieldsOf } from '#domain/wallet/card.ts';
import { networksOf } from '#domain/wallet/networks.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import type { Bound } from './bound-card.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardFormProps {
  readonly methods: readonly CardMethod[];
  readonly bound: Bound | null;
  readonly onDone: () => void;
}

/** The choice of a payout method, if there are several, and its fields. */
export function CardForm({ methods, bound, onDone }: CardFormProps) {
  const t = useTranslations('card');
  const panelId = useId();
  const [chosen, setChosen] = useState(methods[0]?.id ?? '');
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (!method) return null;
  const fields = <MethodForm bound={bound} key={method.id} method={method} onDone={onDone} />;
  if (methods.length === 1) return fields;
  return (
    <>
      <Tabs
        label={t('method')}
        onChange={setChosen}
        panelId={panelId}
        tabs={methods.map(({ id, label }) => ({ value: id, label }))}
        value={method.id}
      />
      <div aria-label={method.label} id={panelId} role="tabpanel">
        {fields}
      </div>
    </>
  );
}

interface MethodFormProps {
  readonly method: CardMethod;
  readonly bound: Bound | null;
  readonly onDone: () => void;
}

function MethodForm({ method, bound, onDone }: MethodFormProps) {
  const t = useTranslations('card');
  const { form, isChanged, replacing, line } = useCardForm(method, bound !== null, onDone);
  return (
    <form className="stack-4" noValidate onSubmit={form.submit}>
      {fieldsOf(method).map(({ name, required }) => {
        const named = { label: t(`field.${name}`), hint: required ? undefined : t('optional') };
        return name === 'network' ? (
          <SelectField
            key={name}
            {...form.field(name)}
            {...named}
            options={networksOf(method)}
            placeholder={t('chooseNetwork')}
          />
        ) : (
          <Field key={name} {...form.field(name)} {...inputOf[name]} {...named} />
        );
      })}
      {form.problem ? (
        <Notice kind="problem" role="alert">
          {form.problem}
        </Notice>
      ) : null}
      <ActLine line={line} />
      <Button busy={form.isSending} disabled={!isChanged} type="submit" wide>
        {isChanged ? t(`submit.${method.kind}`) : t('fillIn')}
      </Button>
      <ConfirmDialog
        confirmLabel={t('replaceConfirm')}
        onCancel={() => replacing.answer(false)}
        onConfirm={() => replacing.answer(true)}
        open={replacing.isAsked}
        text={t('replaceText', {
          label: bound?.label ?? '',
          last4: bound?.last4 ?? '',
          hours: payoutPauseHours,
        })}
        title={t('replaceTitle')}
      />
    </form>
  );
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const code: InputProps = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** How each field is typed: which keyboard, and what the browser may autofill. */
const inputOf: Record<CardField, InputProps> = {
  cardName: { autoComplete: 'off' },
  userName: { autoComplete: 'name', spellCheck: false },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
  bankAccount: code,
  bankAddress: { autoComplete: 'off' },
  branchName: { autoComplete: 'off' },
  walletAddress: code,
  network: code,
};
