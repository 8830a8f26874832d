import { Text } from '@mantine/core';
import { useState } from 'react';
import { recordBankBalance } from '#contract/desk/bank-balances.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { HashInput } from '../../parts/hash-input.tsx';
import { TextInput } from '../../parts/inputs.tsx';
import { MomentInput } from '../../parts/moment-input.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { askedFor } from '../approvals/approval-words.ts';

interface RecordFormProps {
  readonly onClose: () => void;
}

/** Requests to record a balance that a bank reports. */
export function RecordForm({ onClose }: RecordFormProps) {
  const [account, setAccount] = useState('');
  const [amount, setAmount] = useState('');
  const [asOf, setAsOf] = useState('');
  const [sha256, setHash] = useState('');
  const [reason, setReason] = useState('');
  const record = useAct(recordBankBalance, { done: askedFor, onDone: onClose });
  const send = () =>
    record.mutate({ account, amount, asOf: new Date(asOf).toISOString(), sha256, reason });
  return (
    <ActForm
      failure={record.error}
      isBusy={record.isPending}
      onClose={onClose}
      onSubmit={send}
      submit="Request record"
      title="Record bank balance"
    >
      <TextInput
        at="account"
        description="Everyone can read this. Use a name, not the account number."
        label="Account"
        maxLength={80}
        onChange={(event) => setAccount(event.currentTarget.value)}
        required
        value={account}
      />
      <MoneyInput at="amount" label="Balance" onChange={setAmount} value={amount} />
      <MomentInput at="asOf" kind="moment" label="As of" onChange={setAsOf} required value={asOf} />
      <HashInput
        at="sha256"
        description="Keep the file: anyone you give it to can compare its SHA-256."
        hash={sha256}
        label="The bank’s statement"
        onChange={setHash}
      />
      <StaffReason onChange={setReason} value={reason} />
      <Text c="dimmed" size="sm">
        This moves no money and changes no balance. The public page shows it beside what the network
        owes.
      </Text>
    </ActForm>
  );
}
