import { Checkbox, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import { listPayable, makePaymentFile } from '#contract/desk/payment-files.ts';
import type { Output } from '#contract/route.ts';
import { formatMicro, parseMicro, sum, zero } from '#domain/money.ts';
import { formatUtcDate } from '#domain/time.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { useSum } from '../../money/use-sum.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Select } from '../../parts/inputs.tsx';
import { MomentInput } from '../../parts/moment-input.tsx';
import { shownMoney } from '../../parts/shown.ts';
import { useOpened } from '../../parts/use-opened.ts';

type Payable = Output<typeof listPayable>;

/** Loads what can be paid before the form opens. */
export function MakeFileForm({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useRead(listPayable, {});
  if (error) return <Text c="red">{error.message}</Text>;
  return data ? <OpenedForm onClose={onClose} payable={data} /> : <Loader />;
}

const whyNotTexts = {
  wallet: 'paid to a wallet address, not by a bank',
  amount: 'has more decimal places than a bank can pay',
} as const;

interface OpenedProps {
  readonly payable: Payable;
  readonly onClose: () => void;
}

const today = () => formatUtcDate(new Date());

function OpenedForm({ payable: newest, onClose }: OpenedProps) {
  const { list, debtors } = useOpened(newest);
  const possible = list.filter(({ whyNot }) => whyNot === null);
  const [chosen, setChosen] = useState(() => possible.map(({ id }) => id));
  const [account, setAccount] = useState(debtors[0]?.account ?? '');
  const [paysOn, setPaysOn] = useState(today);
  const make = useAct(makePaymentFile, {
    done: ({ no }) => `${no} created. Someone else has to release it.`,
    onDone: onClose,
  });
  const payouts = possible.filter(({ id }) => chosen.includes(id));
  const total = formatMicro(sum(payouts.map(({ net }) => parseMicro(net) ?? zero)));
  // A bank pays no fraction of a cent, so nothing is rounded here.
  const fileSum = useSum()(
    payouts.map(({ net }) => ({ money: net })),
    total,
  );
  const problem =
    debtors.length === 0
      ? 'First enter an account for payouts in the configuration.'
      : possible.length === 0
        ? 'No approved payouts are waiting for a file.'
        : null;
  return (
    <ActForm
      failure={make.error}
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ payoutIds: chosen, paysOn, account })}
      problem={problem}
      size="lg"
      submit={
        payouts.length > 0 ? (
          <span {...fileSum.total}>Create file of {shownMoney(total)}</span>
        ) : (
          'Create file'
        )
      }
      title="Create payment file"
    >
      <Select
        allowDeselect={false}
        at="account"
        data={debtors.map((debtor) => ({
          value: debtor.account,
          label: `${debtor.name}, ${debtor.account}`,
        }))}
        label="From account"
        onChange={(value) => setAccount(value ?? '')}
        value={account}
      />
      <MomentInput
        at="paysOn"
        kind="day"
        label="Pay on"
        onChange={setPaysOn}
        required
        value={paysOn}
      />
      {list.map(({ id, partner, net, target, approvedBy, whyNot }) => (
        <Checkbox
          checked={chosen.includes(id)}
          description={whyNot ? whyNotTexts[whyNot] : `${target}, approved by ${approvedBy}`}
          disabled={whyNot !== null}
          key={id}
          label={
            <>
              <span {...(chosen.includes(id) ? fileSum.plus : {})}>{shownMoney(net)}</span> to{' '}
              {partner}
            </>
          }
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </ActForm>
  );
}
