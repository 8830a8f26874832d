import { Text } from '@mantine/core';
import { useState } from 'react';
import { changePartnerStatus } from '#contract/desk/partners.ts';
import { type PartnerStatus, partnerStatuses } from '#domain/partner/status.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Select } from '../../parts/inputs.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import type { ShownPartner } from './partner-page.tsx';
import { emptyWords, WhyFields } from './why-fields.tsx';

interface StatusProps {
  readonly partner: ShownPartner;
  readonly onClose: () => void;
}

/** Requests another status. A second person decides it. */
export function StatusForm({ partner: newest, onClose }: StatusProps) {
  const partner = useOpened(newest);
  const others = partnerStatuses.filter((status) => status !== partner.status);
  const [to, setTo] = useState<PartnerStatus | null>(null);
  const [words, setWords] = useState(emptyWords);
  const request = useAct(changePartnerStatus, {
    done: 'Requested. Someone else has to approve it.',
    onDone: onClose,
  });
  return (
    <ActForm
      isBusy={request.isPending}
      onClose={onClose}
      onSubmit={() => to && request.mutate({ id: partner.id, seen: partner.status, to, ...words })}
      failure={request.error}
      submit="Request change"
      title={`Change status (currently ${partner.status})`}
    >
      <Select
        at="to"
        allowDeselect={false}
        data={others}
        label="New status"
        onChange={(value) => setTo(others.find((one) => one === value) ?? to)}
        placeholder="Choose one"
        required
        value={to}
      />
      <WhyFields onChange={setWords} words={words} />
      <Text c="dimmed" size="sm">
        Whatever the status, the partner keeps statements, payouts and chat.
      </Text>
    </ActForm>
  );
}
