import { Fieldset, Text } from '@mantine/core';
import { useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import { makeCampaign } from '#contract/desk/campaigns.ts';
import { couponKindNames, couponKinds, couponTypes } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/language.ts';
import { useAct } from '../../api/use-ask.ts';
import { kindWords, worthOf } from '../../money/coupon-words.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { NumberInput, Select, Textarea, TextInput } from '../../parts/inputs.tsx';
import { LanguageTabs } from '../../parts/language-tabs.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import { SideBySide } from '../../parts/side-by-side.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import { audienceWords, type Draft, emptyDraft, type PartProps } from './campaign-draft.ts';
import { CampaignTimes } from './campaign-times.tsx';

/** Creates a campaign, with a preview of what partners will see. */
export function CampaignForm({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [requestId] = useState(newRequestId);
  const make = useAct(makeCampaign, { done: askedFor, onDone: onClose });
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  return (
    <ActForm
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ requestId, ...draft })}
      failure={make.error}
      size="xl"
      submit="Request activity"
      title="Create activity"
    >
      <Names draft={draft} set={set} />
      <Terms draft={draft} set={set} />
      <CampaignTimes draft={draft} set={set} />
      <Preview draft={draft} />
      <Textarea
        at="reason"
        autosize
        label="Reason"
        maxLength={500}
        onChange={(event) => set({ reason: event.currentTarget.value })}
        required
        value={draft.reason}
      />
    </ActForm>
  );
}

const nameIn = ({ name, names }: Draft, code: Language): string =>
  code === 'en' ? name : (names[code] ?? '');

function Names({ draft, set }: PartProps) {
  const [language, setLanguage] = useState<Language>('en');
  const change = (name: string) => {
    if (language === 'en') return set({ name });
    const { [language]: _, ...others } = draft.names;
    set({ names: name.trim() === '' ? others : { ...others, [language]: name } });
  };
  return (
    <LanguageTabs
      isThere={(code) => nameIn(draft, code).trim() !== ''}
      label="Name languages"
      onChange={setLanguage}
      value={language}
    >
      <TextInput
        at={language === 'en' ? 'name' : `names.${language}`}
        description="A partner can use one coupon per English name a day."
        label="Name"
        lang={language}
        maxLength={60}
        onChange={(event) => change(event.currentTarget.value)}
        required={language === 'en'}
        value={nameIn(draft, language)}
      />
    </LanguageTabs>
  );
}

function Terms({ draft, set }: PartProps) {
  const { types, values } = couponKinds[draft.kind];
  const isShare = draft.sharePercent !== null;
  const choose = (kind: Draft['kind']) => {
    const preset = couponKinds[kind];
    const [type = 'discount'] = preset.types;
    set({ kind, type, ...worthAs(preset.values[0] === 'share') });
  };
  return (
    <Fieldset legend="Coupon value">
      <div className="desk-fields">
        <Select
          at="kind"
          allowDeselect={false}
          data={couponKindNames.map((value) => ({ value, label: kindWords[value] }))}
          label="Kind"
          onChange={(kind) => choose(kind as Draft['kind'])}
          value={draft.kind}
        />
        {types.length > 1 && (
          <Select
            at="type"
            allowDeselect={false}
            data={[...couponTypes]}
            label="Type"
            onChange={(type) => set({ type: type as Draft['type'] })}
            value={draft.type}
          />
        )}
        {values.length > 1 && (
          <Select
            at="sharePercent"
            allowDeselect={false}
            data={['share', 'fixed']}
            label="Value"
            onChange={(value) => set(worthAs(value === 'share'))}
            value={isShare ? 'share' : 'fixed'}
          />
        )}
        {isShare && (
          <NumberInput
            at="sharePercent"
            label="Percent"
            max={100}
            min={1}
            onChange={(value) => set({ sharePercent: Number(value) })}
            required
            value={draft.sharePercent ?? 1}
          />
        )}
        <MoneyInput
          at={isShare ? 'most' : 'amount'}
          label={isShare ? 'At most' : 'Amount'}
          onChange={(value) => set(isShare ? { most: value } : { amount: value })}
          value={(isShare ? draft.most : draft.amount) ?? ''}
        />
        <MoneyInput
          at="amountRequired"
          label="Minimum amount"
          onChange={(amountRequired) => set({ amountRequired })}
          value={draft.amountRequired}
        />
        <MoneyInput
          at="budget"
          label="Total coupon budget"
          onChange={(budget) => set({ budget })}
          value={draft.budget}
        />
      </div>
    </Fieldset>
  );
}

const worthAs = (isShare: boolean): Partial<Draft> =>
  isShare
    ? { sharePercent: 10, amount: null, most: '20.00' }
    : { sharePercent: null, amount: '10.00', most: null };

function Preview({ draft }: Pick<PartProps, 'draft'>) {
  const shareBps = draft.sharePercent === null ? null : draft.sharePercent * 100;
  const worth = worthOf({ ...draft, shareBps, most: draft.most ?? draft.amount ?? '0.00' });
  return (
    <Fieldset legend="What partners will see">
      <Text size="sm">{worth}</Text>
      <Text c="dimmed" mb="sm" size="sm">
        Good for {draft.couponDays} days, for {audienceWords[draft.audience]}. Partners read the
        terms in their own language, and the name as it is here.
      </Text>
      <SideBySide
        isThere={(code) => nameIn(draft, code).trim() !== ''}
        show={(code) => <Text fw={600}>{nameIn(draft, code) || 'No name yet'}</Text>}
      />
    </Fieldset>
  );
}
