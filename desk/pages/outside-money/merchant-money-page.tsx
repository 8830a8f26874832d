import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { listMerchantMoney } from '#contract/desk/outside-money.ts';
import { fundEscrow } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/table-view.tsx';
import { OutsideForm, type OutsideTransfer } from './network-form.tsx';

type Merchant = Output<typeof listMerchantMoney>['list'][number];

const columns: readonly Column<Merchant>[] = [
  { title: 'Merchant', cell: ({ name }) => name, text: ({ name }) => name },
  {
    title: 'In escrow',
    cell: ({ escrow }) => <Amount of={escrow} />,
    text: ({ escrow }) => escrow,
    isNumber: true,
  },
  {
    title: 'Reserved for partners',
    cell: ({ reserved }) => <Amount of={reserved} />,
    text: ({ reserved }) => reserved,
    isNumber: true,
  },
  {
    title: 'To approve',
    cell: ({ waiting }) => (waiting > 0 ? <Badge color="blue">{waiting}</Badge> : '–'),
    text: ({ waiting }) => String(waiting),
    isShort: true,
  },
];

/** Merchants, with the escrow that their commissions are paid from. */
export function MerchantMoneyPage() {
  const { name } = usePlace().filters;
  const signedIn = useSignedIn();
  const [transfer, setTransfer] = useState<OutsideTransfer | null>(null);
  const acts: Column<Merchant> = {
    title: 'Request',
    cell: (merchant) => (
      <Group gap="xs" wrap="nowrap">
        <Button
          onClick={() => setTransfer({ kind: 'escrow-fund', owner: merchant })}
          size="xs"
          variant="default"
        >
          Fund
        </Button>
        <Button
          disabled={Number(merchant.escrow) === 0}
          title={Number(merchant.escrow) === 0 ? 'There is nothing in escrow' : undefined}
          onClick={() => setTransfer({ kind: 'escrow-return', owner: merchant })}
          size="xs"
          variant="default"
        >
          Return
        </Button>
      </Group>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page title="Merchants’ escrow">
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={mayAsk(signedIn, fundEscrow) ? [...columns, acts] : columns}
        empty="No merchants yet. Create one under Merchants."
        input={name ? { name } : {}}
        keyOf={({ id }) => id}
        name="Merchants’ escrow"
        route={listMerchantMoney}
      />
      {transfer && <OutsideForm onClose={() => setTransfer(null)} transfer={transfer} />}
    </Page>
  );
}
