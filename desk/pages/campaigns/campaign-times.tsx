import { Fieldset } from '@mantine/core';
import { useState } from 'react';
import { campaignAudiences } from '#domain/desk/programme-state.ts';
import { NumberInput, Select } from '../../parts/inputs.tsx';
import { MomentInput } from '../../parts/moment-input.tsx';
import { audienceWords, type Draft, type PartProps } from './campaign-draft.ts';

export function CampaignTimes({ draft, set }: PartProps) {
  const [starts, setStarts] = useState('');
  const orNull = (value: string | number) => (value === '' ? null : Number(value));
  return (
    <Fieldset legend="Who and how long">
      <div className="desk-fields">
        <Select
          at="audience"
          allowDeselect={false}
          data={campaignAudiences.map((value) => ({ value, label: audienceWords[value] }))}
          label="For"
          onChange={(audience) =>
            set({ audience: audience as Draft['audience'], newUserDays: null })
          }
          value={draft.audience}
        />
        {draft.audience === 'new-users' && (
          <NumberInput
            at="newUserDays"
            label="New for (days, empty: always)"
            min={1}
            onChange={(value) => set({ newUserDays: orNull(value) })}
            value={draft.newUserDays ?? ''}
          />
        )}
        <MomentInput
          at="startsAt"
          kind="moment"
          label="Starts (empty: now)"
          onChange={(value) => {
            setStarts(value);
            set({ startsAt: value === '' ? null : new Date(value).toISOString() });
          }}
          value={starts}
        />
        <NumberInput
          at="days"
          label="Duration (days)"
          max={3650}
          min={1}
          onChange={(value) => set({ days: Number(value) })}
          required
          value={draft.days}
        />
        <NumberInput
          at="couponDays"
          label="Coupon valid for (days)"
          max={365}
          min={1}
          onChange={(value) => set({ couponDays: Number(value) })}
          required
          value={draft.couponDays}
        />
        <NumberInput
          at="everyDays"
          label="Repeat every (days, empty: just once)"
          max={365}
          min={1}
          onChange={(value) => set({ everyDays: orNull(value) })}
          value={draft.everyDays ?? ''}
        />
      </div>
    </Fieldset>
  );
}
