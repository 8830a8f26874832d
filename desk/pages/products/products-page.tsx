import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { listProducts, makeProduct } from '#contract/desk/products.ts';
import type { Input, Output } from '#contract/route.ts';
import { productStates } from '#domain/desk/programme-state.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { narrow, usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { ProductDrawer } from './product-drawer.tsx';
import { ProductForm } from './product-form.tsx';
import { stateColours } from './state-colours.ts';

type Product = Output<typeof listProducts>['list'][number];

const commissionOf = ({ commission, commissionBps, commissionMax }: Product) =>
  commission === null
    ? `${(commissionBps ?? 0) / 100}%, at most ${shownMoney(commissionMax)}`
    : shownMoney(commission);

const columns: readonly Column<Product>[] = [
  { title: 'Name', cell: (product) => <Pictured product={product} />, text: ({ name }) => name },
  { title: 'Merchant', cell: ({ merchant }) => merchant, text: ({ merchant }) => merchant },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={stateColours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  { title: 'Commission', cell: commissionOf, text: commissionOf, isNumber: true },
  {
    title: 'Amounts',
    cell: ({ lowest, highest }) => `${shownMoney(lowest)} – ${shownMoney(highest)}`,
    text: ({ lowest, highest }) => `${lowest} ${highest}`,
    isNumber: true,
  },
  {
    title: 'Languages',
    cell: ({ languages }) => `${languages} of 12`,
    text: ({ languages }) => String(languages),
    isNumber: true,
    folds: 2,
  },
  {
    title: 'Plans',
    cell: ({ plans }) => plans,
    text: ({ plans }) => String(plans),
    isNumber: true,
  },
  {
    title: 'Since',
    cell: ({ addedAt }) => shownTime(addedAt),
    text: ({ addedAt }) => addedAt,
    isShort: true,
    folds: 1,
  },
];

function Pictured({ product: { id, name, picture } }: { readonly product: Product }) {
  return (
    <span className="desk-pictured">
      {picture?.type.startsWith('image/') ? <img alt="" src={picture.url} /> : <i />}
      <span>
        {name} <WaitingMark kinds={['product-change']} subject={id} />
      </span>
    </span>
  );
}

/** What merchants sell and partners are offered. */
export function ProductsPage() {
  const place = usePlace();
  const { name, merchantId, state: asked, open } = place.filters;
  const mayMake = mayAsk(useSignedIn(), makeProduct);
  const [isMaking, setMaking] = useState(false);
  const state = productStates.find((one) => one === asked);
  const input: Input<typeof listProducts> = {
    ...(name ? { name } : {}),
    ...(merchantId ? { merchantId } : {}),
    ...(state ? { state } : {}),
  };
  return (
    <Page
      acts={mayMake && <Button onClick={() => setMaking(true)}>Create product</Button>}
      mark={<WaitingMark kinds={['product']} />}
      title="Products"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
        <ChoiceFilter label="State" name="state" options={productStates} />
        {merchantId && (
          <Button
            onClick={() => narrow(place, { merchantId: undefined })}
            size="xs"
            variant="default"
          >
            All merchants
          </Button>
        )}
      </div>
      <DataTable
        columns={columns}
        empty="No products yet. Create a merchant first, then its products."
        input={input}
        keyOf={({ id }) => id}
        name="Products"
        onOpen={({ id }) => narrow(place, { open: id })}
        route={listProducts}
      />
      {isMaking && <ProductForm onClose={() => setMaking(false)} product={null} />}
      {open && <ProductDrawer id={open} onClose={() => narrow(place, { open: undefined })} />}
    </Page>
  );
}
