import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { approvePayout, completePayout, rejectPayout, sendPayout } from '#contract/desk/payouts.ts';
import { failPayout, rejectApprovedPayout } from '#contract/desk/transfers.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { stepOfAnother, takesApproval, whyNotMovePayout } from '#domain/wallet/payout.ts';
import { failureTexts, rejectionTexts } from '#domain/wallet/payout-stop.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, type SignedIn, useSignedIn } from '../../app/signed-in.ts';
import { askedFor } from '../../money/why-fields.ts';
import { FieldsForm, type FormField } from '../../parts/fields-form.tsx';
import type { OnePayout } from './payout-drawer.tsx';

const acts = {
  approved: { label: 'Approve', route: approvePayout, isDangerous: false },
  sent: { label: 'Mark as sent', route: sendPayout, isDangerous: false },
  completed: { label: 'Mark as completed', route: completePayout, isDangerous: false },
  rejected: { label: 'Reject', route: rejectPayout, isDangerous: true },
  failed: { label: 'Mark as failed', route: failPayout, isDangerous: true },
} as const;

type Act = keyof typeof acts;

const actNames = Object.keys(acts) as Act[];

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

const bankReference = {
  name: 'reference',
  label: 'The bank’s reference',
  kind: 'line',
  description: 'The partner can use it to ask the bank.',
} as const satisfies FormField<string>;

const listed = (texts: Readonly<Record<string, string>>) =>
  ({
    name: 'why',
    label: 'Reason',
    kind: 'choice',
    options: optionsOf(texts),
    description: 'The partner sees this in their own language. There are no other reasons.',
  }) as const satisfies FormField<string>;

const fields: Record<Act, readonly FormField<string>[]> = {
  approved: [
    {
      name: 'reason',
      label: 'What you checked',
      kind: 'text',
      initial: 'Amount, card and account checked.',
      description: 'The partner sees this.',
    },
  ],
  sent: [bankReference],
  completed: [bankReference],
  rejected: [listed(rejectionTexts)],
  failed: [listed(failureTexts), bankReference],
};

const aloneTexts: Partial<Record<Act, string>> = {
  sent: 'You approved it, so someone else has to send it.',
  completed: 'You sent it, so someone else has to say that it arrived.',
};

/**
 * Steps that take another person: the server applies the same rule; here the button is not offered.
 */
function isAlone(act: Act, { state, steps }: OnePayout, { id }: SignedIn): boolean {
  if (takesApproval(state, act)) return false;
  const before = steps.find(({ state }) => state === stepOfAnother(act));
  return whyNotSecondPerson(before?.byId ?? null, id) !== null;
}

export function PayoutActs({ payout }: { readonly payout: OnePayout }) {
  const signedIn = useSignedIn();
  // The payout as it was when the form opened: a newer version must not replace it unnoticed.
  const [chosen, setChosen] = useState<{ act: Act; payout: OnePayout } | null>(null);
  const possible = actNames.filter(
    (one) => !whyNotMovePayout(payout.state, one) && mayAsk(signedIn, acts[one].route),
  );
  const alone = possible.filter((one) => isAlone(one, payout, signedIn));
  const offered = possible.filter((one) => !alone.includes(one));
  return (
    <>
      {offered.length > 0 && (
        <Group>
          {offered.map((one) => (
            <Button
              key={one}
              onClick={() => setChosen({ act: one, payout })}
              {...(acts[one].isDangerous ? { variant: 'default' } : {})}
            >
              {acts[one].label}
            </Button>
          ))}
        </Group>
      )}
      {[...new Set(alone.map((one) => aloneTexts[one]))].map((text) => (
        <Text c="dimmed" key={text} size="sm">
          {text}
        </Text>
      ))}
      {chosen && <PayoutActForm {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface PayoutActFormProps {
  readonly act: Act;
  readonly payout: OnePayout;
  readonly onClose: () => void;
}

/** The bank's reference is typed once, when the payout is sent, and suggested as it arrives. */
function fieldsOf(act: Act, { steps }: OnePayout): readonly FormField<string>[] {
  const known = steps.find(({ state }) => state === 'sent')?.reference;
  return fields[act].map((field) =>
    field.name === 'reference' && known && act === 'completed'
      ? { ...field, initial: known }
      : field,
  );
}

function PayoutActForm({ act, payout, onClose }: PayoutActFormProps) {
  const { label, isDangerous } = acts[act];
  const isRequest = takesApproval(payout.state, act);
  const route = isRequest && act === 'rejected' ? rejectApprovedPayout : acts[act].route;
  const done = isRequest ? askedFor : `The payout is ${act}.`;
  const move = useAct(route, { done, onDone: onClose });
  return (
    <FieldsForm
      fields={fieldsOf(act, payout)}
      isBusy={move.isPending}
      isDangerous={isDangerous}
      onClose={onClose}
      onSubmit={(values) => {
        const seen = isRequest ? {} : { seen: payout.state };
        move.mutate({ id: payout.id, ...seen, ...values } as never);
      }}
      failure={move.error}
      submit={isRequest ? 'Request' : label}
      title={`${label}: payout of ${payout.partner}`}
    />
  );
}
