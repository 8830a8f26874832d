import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Configuration, isTwoPersonPart } from '#contract/configuration.ts';
import { changeConfiguration, proposeConfiguration } from '#contract/desk/configuration.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Within } from '../../parts/refused.ts';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import { ChannelsEditor } from './channels-editor.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { LanguageMapEditor } from './language-map-editor.tsx';
import { MethodsEditor } from './methods-editor.tsx';
import { partWords, type ShownPart } from './part-words.ts';
import {
  ContactEditor,
  CostEditor,
  ExchangeEditor,
  PlanEditor,
  PriceLimitsEditor,
  VipEditor,
} from './small-editors.tsx';
import { StepsEditor } from './steps-editor.tsx';

export interface EditorProps<Part extends ShownPart> {
  readonly value: Configuration[Part];
  readonly onChange: (value: Configuration[Part]) => void;
}

const editors: { readonly [Part in ShownPart]: (props: EditorProps<Part>) => ReactNode } = {
  customerService: ChannelsEditor,
  rechargeService: ChannelsEditor,
  depositInstructions: StepsEditor,
  withdrawMethods: MethodsEditor,
  priceLimits: PriceLimitsEditor,
  payoutCost: CostEditor,
  vip: VipEditor,
  exchange: ExchangeEditor,
  plan: PlanEditor,
  openingHours: HoursEditor,
  languageMap: LanguageMapEditor,
  pushContact: ContactEditor,
};

interface PartFormProps {
  readonly part: ShownPart;
  readonly configuration: Configuration;
  readonly version: number;
  readonly onClose: () => void;
}

/** Changes a part of the configuration, or proposes the change where that takes two people. */
export function PartForm({ part, configuration, version: newest, onClose }: PartFormProps) {
  const version = useOpened(newest);
  const [value, setValue] = useState<unknown>(configuration[part]);
  const [reason, setReason] = useState('');
  const change = useAct(changeConfiguration, {
    done: 'Saved. It takes effect within seconds.',
    onDone: onClose,
  });
  const propose = useAct(proposeConfiguration, {
    done: 'Requested. It takes effect when someone else confirms it.',
    onDone: onClose,
  });
  const Editor = editors[part] as (props: {
    value: unknown;
    onChange: (value: unknown) => void;
  }) => ReactNode;
  const send = () => {
    if (isTwoPersonPart(part)) propose.mutate({ version, part, value, reason });
    else change.mutate({ version, part, value, reason });
  };
  const { title, text } = partWords[part];
  return (
    <ActForm
      isBusy={change.isPending || propose.isPending}
      onClose={onClose}
      onSubmit={send}
      failure={(isTwoPersonPart(part) ? propose : change).error}
      size="xl"
      submit={isTwoPersonPart(part) ? 'Request change' : 'Change'}
      title={title}
    >
      <Text size="sm">{text}</Text>
      <Within value="value">
        <Editor onChange={setValue} value={value} />
      </Within>
      <StaffReason onChange={setReason} value={reason} />
    </ActForm>
  );
}
