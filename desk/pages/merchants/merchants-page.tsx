import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { listMerchants, makeMerchant } from '#contract/desk/merchants.ts';
import type { Output } from '#contract/route.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { ContactForm, EndKeysForm, KeyForm, MakeForm } from './merchant-forms.tsx';

export type Merchant = Output<typeof listMerchants>['list'][number];

const columns: readonly Column<Merchant>[] = [
  {
    title: 'Name',
    cell: ({ id, name }) => (
      <>
        {name} <WaitingMark kinds={['merchant-contact', 'postback-key']} subject={id} />
      </>
    ),
    text: ({ name }) => name,
  },
  { title: 'Contact', cell: ({ contact }) => contact || '–', text: ({ contact }) => contact },
  {
    title: 'Escrow',
    cell: ({ escrow }) => <Amount of={escrow} />,
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
  { title: 'Postback keys', cell: keysOf, text: keysOf },
  {
    title: 'Since',
    cell: ({ addedAt }) => shownTime(addedAt),
    text: ({ addedAt }) => addedAt,
    isShort: true,
    folds: 1,
  },
];

/** The current keys, and the state of the newest link. */
function keysOf({ keysNow, link }: Merchant): string {
  const keys = keysNow.join(', ') || 'none';
  if (!link) return keys;
  const names = `${link.askedBy} and ${link.confirmedBy}`;
  if (link.openedAt) return `${keys}; link of ${names} opened ${shownTime(link.openedAt)}`;
  const isOver = link.isEnded || new Date(link.expiresAt) <= new Date();
  return `${keys}; link of ${names} ${isOver ? 'never opened' : 'not opened yet'}`;
}

/** Merchants, who pay commissions. Their money is moved under Money, by two people. */
export function MerchantsPage() {
  const { filters } = usePlace();
  const mayMake = mayAsk(useSignedIn(), makeMerchant);
  const [form, setForm] = useState<'make' | 'contact' | 'key' | 'end' | null>(null);
  const [chosen, setChosen] = useState<Merchant | null>(null);
  const open = (what: 'contact' | 'key' | 'end', merchant: Merchant) => {
    setChosen(merchant);
    setForm(what);
  };
  const close = () => setForm(null);
  const acts: Column<Merchant> = {
    title: 'Actions',
    cell: (merchant) => (
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => open('contact', merchant)} size="xs" variant="default">
          Contact
        </Button>
        <Button onClick={() => open('key', merchant)} size="xs" variant="default">
          Postback key
        </Button>
        {merchant.keysNow.length > 0 && (
          <Button onClick={() => open('end', merchant)} size="xs" variant="default">
            End keys
          </Button>
        )}
      </Group>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={mayMake && <Button onClick={() => setForm('make')}>Create merchant</Button>}
      mark={<WaitingMark kinds={['merchant']} />}
      title="Merchants"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={mayMake ? [...columns, acts] : columns}
        empty="No merchants yet. Create one first: every product belongs to a merchant."
        input={filters.name ? { name: filters.name } : {}}
        keyOf={({ id }) => id}
        name="Merchants"
        route={listMerchants}
      />
      {form === 'make' && <MakeForm onClose={close} />}
      {form === 'contact' && chosen && <ContactForm merchant={chosen} onClose={close} />}
      {form === 'key' && chosen && <KeyForm merchant={chosen} onClose={close} />}
      {form === 'end' && chosen && <EndKeysForm merchant={chosen} onClose={close} />}
    </Page>
  );
}
