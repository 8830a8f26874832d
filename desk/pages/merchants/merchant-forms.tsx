import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  changeContact,
  endPostbackKeys,
  makeMerchant,
  makePostbackKey,
} from '#contract/desk/merchants.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { NumberInput, Textarea, TextInput } from '../../parts/inputs.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import type { Merchant } from './merchants-page.tsx';

export function MakeForm({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const make = useAct(makeMerchant, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ name, contact, reason: '' })}
      failure={make.error}
      submit="Request merchant"
      title="Create merchant"
    >
      <TextInput
        at="name"
        description="Partners see this on every product."
        label="Name"
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <Contact contact={contact} onChange={setContact} />
    </ActForm>
  );
}

interface OfMerchant {
  readonly merchant: Merchant;
  readonly onClose: () => void;
}

export function ContactForm({ merchant, onClose }: OfMerchant) {
  const [contact, setContact] = useState(merchant.contact);
  const [reason, setReason] = useState('');
  const change = useAct(changeContact, { done: askedFor, onDone: onClose });
  const { id, version } = merchant;
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ id, version, contact, reason })}
      failure={change.error}
      submit="Request change"
      title={merchant.name}
    >
      <Contact contact={contact} onChange={setContact} />
      <Reason onChange={setReason} reason={reason} />
    </ActForm>
  );
}

interface ContactProps {
  readonly contact: string;
  readonly onChange: (contact: string) => void;
}

function Contact({ contact, onChange }: ContactProps) {
  return (
    <Textarea
      at="contact"
      autosize
      description="Who to write to. Links to keys go here. Only staff see this."
      label="Contact"
      maxLength={500}
      minRows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
      value={contact}
    />
  );
}

export function KeyForm({ merchant, onClose }: OfMerchant) {
  const [overlapDays, setOverlap] = useState(7);
  const [reason, setReason] = useState('');
  const make = useAct(makePostbackKey);
  if (make.data) {
    return (
      <ShownOnce
        label="Code word"
        onClose={onClose}
        title={`Code word for ${merchant.name}`}
        value={make.data.word}
      >
        Shown only once. Tell it to the merchant’s contact ({merchant.contact}) and to nobody at the
        desk. Whoever approves is shown the link; nobody here sees the key itself.
      </ShownOnce>
    );
  }
  return (
    <ActForm
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ id: merchant.id, seen: merchant.keys, overlapDays, reason })}
      failure={make.error}
      submit="Request key"
      title={`Postback key for ${merchant.name}`}
    >
      <NumberInput
        at="overlapDays"
        description="How long the previous keys stay valid, so the merchant can switch over."
        label="Overlap (days)"
        max={90}
        min={0}
        onChange={(value) => setOverlap(Number(value))}
        required
        value={overlapDays}
      />
      <Reason onChange={setReason} reason={reason} />
    </ActForm>
  );
}

interface ReasonProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

function Reason({ reason, onChange }: ReasonProps) {
  return (
    <Textarea
      at="reason"
      autosize
      label="Reason"
      maxLength={500}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      value={reason}
    />
  );
}

/** Revokes a merchant's keys at once. This only protects, so one person suffices. */
export function EndKeysForm({ merchant: { id, name }, onClose }: OfMerchant) {
  const end = useAct(endPostbackKeys, { done: 'Ended.', onDone: onClose });
  return (
    <ReasonForm
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => end.mutate({ id, reason })}
      failure={end.error}
      submit="End all keys"
      title={`End ${name}’s postback keys`}
    >
      <Text size="sm">No orders from this merchant will count until it has a new key.</Text>
    </ReasonForm>
  );
}
