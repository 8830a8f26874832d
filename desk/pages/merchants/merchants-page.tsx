import { Button, Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DeskOutput } from '#contract/desk/desk-route.ts';
import {
  changeContact,
  listMerchants,
  makeMerchant,
  makePostbackKey,
} from '#contract/desk/merchants.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, usePlace } from '../../location/use-place.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { KeyShown } from './key-shown.tsx';

type Merchant = DeskOutput<typeof listMerchants>['list'][number];

const columns: readonly Column<Merchant>[] = [
  { title: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  { title: 'Contact', cell: ({ contact }) => contact || '–', text: ({ contact }) => contact },
  {
    title: 'Escrow',
    cell: ({ escrow }) => shownMoney(escrow),
    text: ({ escrow }) => escrow,
    isNumber: true,
  },
  {
    title: 'Products',
    cell: ({ id, products }) => (
      <a href={formatPlace('/products', { merchantId: id })}>{products}</a>
    ),
    text: ({ products }) => String(products),
    isNumber: true,
  },
  {
    title: 'Since',
    cell: ({ addedAt }) => shownTime(addedAt),
    text: ({ addedAt }) => addedAt,
    isShort: true,
  },
];

/** Who pays commissions. Their money is moved under Money, by two people. */
export function MerchantsPage() {
  const { filters } = usePlace();
  const mayMake = mayAsk(useSignedIn(), makeMerchant);
  const [form, setForm] = useState<'make' | 'contact' | 'key' | null>(null);
  const [chosen, setChosen] = useState<Merchant | null>(null);
  const open = (what: 'contact' | 'key', merchant: Merchant) => {
    setChosen(merchant);
    setForm(what);
  };
  const close = () => setForm(null);
  const acts: Column<Merchant> = {
    title: 'Acts',
    cell: (merchant) => (
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => open('contact', merchant)} size="xs" variant="default">
          Contact
        </Button>
        <Button onClick={() => open('key', merchant)} size="xs" variant="default">
          Postback key
        </Button>
      </Group>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={mayMake && <Button onClick={() => setForm('make')}>Make a merchant</Button>}
      title="Merchants"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={mayMake ? [...columns, acts] : columns}
        empty="There is no merchant. Make one: products belong to merchants."
        input={filters.name ? { name: filters.name } : {}}
        keyOf={({ id }) => id}
        name="Merchants"
        route={listMerchants}
      />
      {form === 'make' && <MakeForm onClose={close} />}
      {form === 'contact' && chosen && <ContactForm merchant={chosen} onClose={close} />}
      {form === 'key' && chosen && <KeyForm merchant={chosen} onClose={close} />}
    </Page>
  );
}

function MakeForm({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const make = useAct(makeMerchant, { done: 'Made.', onDone: onClose });
  return (
    <ActForm
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ name, contact, reason: '' })}
      problem={make.error?.message}
      submit="Make"
      title="Make a merchant"
    >
      <TextInput
        description="Partners see it on every product."
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

function ContactForm({ merchant, onClose }: OfMerchant) {
  const [contact, setContact] = useState(merchant.contact);
  const change = useAct(changeContact, { done: 'Changed.', onDone: onClose });
  const { id, version } = merchant;
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ id, version, contact })}
      problem={change.error?.message}
      submit="Save"
      title={merchant.name}
    >
      <Contact contact={contact} onChange={setContact} />
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
      autosize
      description="Whom to write to there. Only staff read it."
      label="Contact"
      maxLength={500}
      minRows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
      value={contact}
    />
  );
}

function KeyForm({ merchant, onClose }: OfMerchant) {
  const [overlapDays, setOverlap] = useState(7);
  const [reason, setReason] = useState('');
  const make = useAct(makePostbackKey);
  if (make.data) return <KeyShown merchant={merchant} onClose={onClose} {...make.data} />;
  return (
    <ActForm
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={() => make.mutate({ id: merchant.id, seen: merchant.keys, overlapDays, reason })}
      problem={make.error?.message}
      submit="Make the key"
      title={`A postback key for ${merchant.name}`}
    >
      <NumberInput
        description="How long the keys before stay good, so that the merchant can change over."
        label="Days of overlap"
        max={90}
        min={0}
        onChange={(value) => setOverlap(Number(value))}
        required
        value={overlapDays}
      />
      <Textarea
        autosize
        label="Reason"
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
        required
        value={reason}
      />
    </ActForm>
  );
}
