import { Text } from '@mantine/core';
import { proposeForNetwork } from '#contract/desk/outside-money.ts';
import type { NetworkAct } from '#domain/desk/proposal-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { actWord } from '../../money/money-words.ts';
import { amountField, askedFor } from '../../money/why-fields.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';

export interface NetworkWish {
  readonly act: NetworkAct;
  /** The merchant, publisher or acceptor that owns the money, if one does. */
  readonly outside: { readonly id: string; readonly name: string } | null;
}

const meanings = {
  'capital-in': 'The network’s owners paid it into the bank.',
  'promotion-fund': 'Moves money from the network’s capital to promotions, which pay for coupons.',
  'escrow-fund': 'The merchant paid it into the bank. Commissions are paid from it.',
  'escrow-return': 'The bank pays it back to the merchant. Reserved commissions stay.',
  'publisher-payout': 'The bank pays it to the publisher.',
  'acceptor-pay': 'The bank pays it to the acceptor, for the oldest exchanges first.',
} as const satisfies Record<NetworkAct, string>;

interface NetworkFormProps {
  readonly wish: NetworkWish;
  readonly onClose: () => void;
}

/** Proposes a transfer of a merchant's, a publisher's or the network's money. */
export function NetworkForm({ wish, onClose }: NetworkFormProps) {
  const { act, outside } = wish;
  const ask = useAct(proposeForNetwork, { done: askedFor, onDone: onClose });
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
      isBusy={ask.isPending}
      onClose={onClose}
      onSubmit={(values) => ask.mutate({ act, outsideId: outside?.id ?? null, ...values })}
      failure={ask.error}
      submit="Request"
      title={outside ? `${actWord(act)}: ${outside.name}` : actWord(act)}
    >
      <Text size="sm">{meanings[act]}</Text>
    </FieldsForm>
  );
}
