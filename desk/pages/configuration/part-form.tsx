import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Configuration, Setting } from '#contract/configuration.ts';
import { changeConfiguration } from '#contract/desk/configuration.ts';
import { settingTitles } from '#contract/desk/setting-words.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Within } from '../../parts/refused.ts';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import { askedFor } from '../approvals/approval-words.ts';
import { AccountsEditor } from './accounts-editor.tsx';
import { ChannelsEditor } from './channels-editor.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { LanguageMapEditor } from './language-map-editor.tsx';
import { MethodsEditor } from './methods-editor.tsx';
import { partWords } from './part-words.ts';
import {
  ContactEditor,
  CostEditor,
  ExchangeEditor,
  PlanEditor,
  PriceLimitsEditor,
  VipEditor,
} from './small-editors.tsx';
import { StepsEditor } from './steps-editor.tsx';

export interface EditorProps<Part extends Setting> {
  readonly value: Configuration[Part];
  readonly onChange: (value: Configuration[Part]) => void;
}

const editors: { readonly [Part in Setting]: (props: EditorProps<Part>) => ReactNode } = {
  customerService: ChannelsEditor,
  rechargeService: ChannelsEditor,
  depositInstructions: StepsEditor,
  withdrawMethods: MethodsEditor,
  priceLimits: PriceLimitsEditor,
  debtorAccounts: AccountsEditor,
  payoutCost: CostEditor,
  vip: VipEditor,
  exchange: ExchangeEditor,
  plan: PlanEditor,
  openingHours: HoursEditor,
  languageMap: LanguageMapEditor,
  pushContact: ContactEditor,
};

interface PartFormProps {
  readonly part: Setting;
  readonly configuration: Configuration;
  readonly version: number;
  readonly onClose: () => void;
}

/** Requests a change of a part of the configuration. */
export function PartForm({ part, configuration, version: newest, onClose }: PartFormProps) {
  const version = useOpened(newest);
  const [value, setValue] = useState<unknown>(configuration[part]);
  const [reason, setReason] = useState('');
  const change = useAct(changeConfiguration, { done: askedFor, onDone: onClose });
  const Editor = editors[part] as (props: {
    value: unknown;
    onChange: (value: unknown) => void;
  }) => ReactNode;
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ version, part, value, reason })}
      failure={change.error}
      size="xl"
      submit="Request change"
      title={settingTitles[part]}
    >
      <Text size="sm">{partWords[part].text}</Text>
      <Within value="value">
        <Editor onChange={setValue} value={value} />
      </Within>
      <StaffReason onChange={setReason} value={reason} />
    </ActForm>
  );
}
