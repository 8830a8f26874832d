import { Text } from '@mantine/core';
import {
  addCapital,
  fundEscrow,
  fundPromotions,
  payAcceptor,
  payPublisher,
  returnEscrow,
} from '#contract/desk/transfers.ts';
import type { DeskFailure } from '../../api/ask.ts';
import { useAct } from '../../api/use-ask.ts';
import { amountField, askedFor } from '../../money/why-fields.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';

const capitalRoutes = { 'capital-in': addCapital, 'promotion-fund': fundPromotions };

const outsideRoutes = {
  'escrow-fund': fundEscrow,
  'escrow-return': returnEscrow,
  'publisher-payout': payPublisher,
  'acceptor-pay': payAcceptor,
};

export type CapitalTransfer = keyof typeof capitalRoutes;

/** A transfer of money of a merchant, publisher or acceptor. */
export interface OutsideTransfer {
  readonly kind: keyof typeof outsideRoutes;
  readonly owner: { readonly id: string; readonly name: string };
}

const meanings = {
  'capital-in': 'The network’s owners paid it into the bank.',
  'promotion-fund': 'Moves money from the network’s capital to promotions, which pay for coupons.',
  'escrow-fund': 'The merchant paid it into the bank. Commissions are paid from it.',
  'escrow-return': 'The bank pays it back to the merchant. Reserved commissions stay.',
  'publisher-payout': 'The bank pays it to the publisher.',
  'acceptor-pay': 'The bank pays it to the acceptor, for the oldest exchanges first.',
} as const;

interface CapitalFormProps {
  readonly kind: CapitalTransfer;
  readonly onClose: () => void;
}

/** Requests a transfer of the network's own money. */
export function CapitalForm({ kind, onClose }: CapitalFormProps) {
  const route = capitalRoutes[kind];
  const act = useAct(route, { done: askedFor, onDone: onClose });
  return (
    <TransferForm
      failure={act.error}
      isBusy={act.isPending}
      meaning={meanings[kind]}
      onClose={onClose}
      onSubmit={act.mutate}
      title={route.approval.title}
    />
  );
}

interface OutsideFormProps {
  readonly transfer: OutsideTransfer;
  readonly onClose: () => void;
}

/** Requests a transfer of a merchant's, publisher's or acceptor's money. */
export function OutsideForm({ transfer: { kind, owner }, onClose }: OutsideFormProps) {
  const route = outsideRoutes[kind];
  const act = useAct(route, { done: askedFor, onDone: onClose });
  return (
    <TransferForm
      failure={act.error}
      isBusy={act.isPending}
      meaning={meanings[kind]}
      onClose={onClose}
      onSubmit={(values) => act.mutate({ id: owner.id, ...values })}
      title={`${route.approval.title}: ${owner.name}`}
    />
  );
}

interface TransferFormProps {
  readonly title: string;
  readonly meaning: string;
  readonly isBusy: boolean;
  readonly failure: DeskFailure | null;
  readonly onSubmit: (values: Record<'amount' | 'reason' | 'reference', string>) => void;
  readonly onClose: () => void;
}

function TransferForm({ meaning, ...form }: TransferFormProps) {
  return (
    <FieldsForm
      fields={[
        amountField,
        { name: 'reason', label: 'Reason', kind: 'text', description: 'All staff can see this.' },
        {
          name: 'reference',
          label: 'Reference',
          kind: 'line',
          description: 'The bank’s reference. Each can be used once.',
        },
      ]}
      submit="Request"
      {...form}
    >
      <Text size="sm">{meaning}</Text>
    </FieldsForm>
  );
}
