import { Text } from '@mantine/core';
import { changePartnerStatus } from '#contract/desk/partners.ts';
import { partnerStatuses } from '#domain/partner/status.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import type { ShownPartner } from './partner-page.tsx';
import { whyFields } from './why-fields.ts';

interface StatusProps {
  readonly partner: ShownPartner;
  readonly onClose: () => void;
}

/** Requests another status. A second person decides it. */
export function StatusForm({ partner: newest, onClose }: StatusProps) {
  const partner = useOpened(newest);
  const others = partnerStatuses.filter((status) => status !== partner.status);
  const request = useAct(changePartnerStatus, {
    done: 'Requested. Someone else has to approve it.',
    onDone: onClose,
  });
  return (
    <FieldsForm
      fields={[
        { name: 'status', at: 'to', label: 'New status', kind: 'choice', options: others },
        ...whyFields,
      ]}
      isBusy={request.isPending}
      onClose={onClose}
      onSubmit={({ status, ...words }) => {
        const chosen = others.find((other) => other === status);
        if (!chosen) return;
        request.mutate({ id: partner.id, seen: partner.status, to: chosen, ...words });
      }}
      failure={request.error}
      submit="Request change"
      title={`Change status (currently ${partner.status})`}
    >
      <Text c="dimmed" size="sm">
        Whatever the status, the partner keeps statements, payouts and chat.
      </Text>
    </FieldsForm>
  );
}
