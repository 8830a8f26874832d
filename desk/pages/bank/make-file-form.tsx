import { Checkbox, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import { listPayable, makePaymentFile } from '#contract/desk/payment-files.ts';
import type { Output } from '#contract/route.ts';
import { formatMicro, parseMicro, sum, zero } from '#domain/money.ts';
import { formatUtcDate } from '#domain/time.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { useSum } from '../../money/use-sum.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { TextInput } from '../../parts/inputs.tsx';
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
  const { list, debtor } = useOpened(newest);
  const possible = list.filter(({ whyNot }) => whyNot === null);
  const [chosen, setChosen] = useState(() => possible.map(({ id }) => id));
  const [from, setFrom] = useState({
    name: debtor?.name ?? '',
    account: debtor?.account ?? '',
    bic: debtor?.bic ?? '',
    paysOn: today(),
  });
  const make = useAct(makePaymentFile, {
    done: ({ no }) => `${no} created. Someone else has to release it.`,
    onDone: onClose,
  });
  const change = (name: keyof typeof from) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setFrom((before) => ({ ...before, [name]: value }));
  };
  const payouts = possible.filter(({ id }) => chosen.includes(id));
  const total = formatMicro(sum(payouts.map(({ net }) => parseMicro(net) ?? zero)));
  // A bank pays no fraction of a cent, so nothing is rounded here.
  const fileSum = useSum()(
    payouts.map(({ net }) => ({ money: net })),
    total,
  );
  const plain = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
  return (
    <ActForm
      failure={make.error}
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() =>
        make.mutate({
          payoutIds: chosen,
          paysOn: from.paysOn,
          debtor: {
            name: from.name,
            account: plain(from.account),
            bic: from.bic === '' ? null : plain(from.bic),
          },
        })
      }
      problem={possible.length === 0 ? 'No approved payouts are waiting for a file.' : null}
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
      <div className="desk-fields">
        <TextInput
          at="debtor.name"
          label="Account holder"
          onChange={change('name')}
          required
          value={from.name}
        />
        <TextInput
          at="debtor.account"
          label="From account (IBAN)"
          onChange={change('account')}
          required
          value={from.account}
        />
        <TextInput
          at="debtor.bic"
          label="BIC (optional)"
          onChange={change('bic')}
          value={from.bic}
        />
        <MomentInput
          at="paysOn"
          kind="day"
          label="Pay on"
          onChange={(paysOn) => setFrom((before) => ({ ...before, paysOn }))}
          required
          value={from.paysOn}
        />
      </div>
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
