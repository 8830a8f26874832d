import { Badge, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  changeProduct,
  pushProduct,
  readProduct,
  withdrawProduct,
} from '#contract/desk/products.ts';
import type { Output } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { DetailDrawer } from '../../parts/detail-drawer.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import { SideBySide } from '../../parts/side-by-side.tsx';
import { draftOf } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { PushForm } from './push-form.tsx';
import { stateColours } from './state-colours.ts';

type Product = Output<typeof readProduct>;

interface ProductDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One product: its terms, what partners read, and what can be done with it. */
export function ProductDrawer({ id, onClose }: ProductDrawerProps) {
  const product = useRead(readProduct, { id });
  return (
    <DetailDrawer onClose={onClose} title={product.data?.written.name ?? 'Product'}>
      {product.data ? <Whole product={product.data} /> : <Loader />}
      {product.error && <Text role="alert">{product.error.message}</Text>}
    </DetailDrawer>
  );
}

function Whole({ product }: { readonly product: Product }) {
  const { id, written, state } = product;
  const readIn = (code: Language) => (code === 'en' ? written : written.texts[code]);
  return (
    <Stack>
      <Group>
        <Badge color={stateColours[state]}>{plainWord(state)}</Badge>
        <Acts product={product} />
      </Group>
      <Facts facts={factsOf(product)} />
      <Title order={2} size="h5">
        What partners read
      </Title>
      <SideBySide
        isThere={(code) => readIn(code) !== undefined}
        show={(code) => (
          <>
            <h3>{readIn(code)?.name}</h3>
            <p>{readIn(code)?.description}</p>
          </>
        )}
      />
      <a href={formatPlace('/creatives', { productId: id })}>This product’s creatives</a>
      {product.replaces && (
        <a href={formatPlace('/products', { open: product.replaces })}>Previous version</a>
      )}
      {product.replacedBy && (
        <a href={formatPlace('/products', { open: product.replacedBy })}>Next version</a>
      )}
    </Stack>
  );
}

function factsOf({ written, merchant, addedAt, withdrawn }: Product) {
  const { putRule, targeting } = written;
  const everyone = (list: readonly (string | number)[]) => list.join(', ') || 'all';
  return [
    ['Merchant', merchant],
    ['Since', shownTime(addedAt)],
    ...(withdrawn
      ? [['Withdrawn', `${shownTime(withdrawn.at)} by ${withdrawn.by}: ${withdrawn.reason}`]]
      : []),
    ['Leads to', written.landingUrl],
    ['Amounts', `${shownMoney(written.lowest)} to ${shownMoney(written.highest)}`],
    [
      'Commission',
      written.commission === undefined
        ? `${(written.commissionBps ?? 0) / 100}%, at most ${written.commissionMax}`
        : shownMoney(written.commission),
    ],
    [
      'Click counts for',
      `${written.clickWindowHours} hours, orders ${written.conversionsPerClick}`,
    ],
    ['Validation', `${written.validateDays} days`],
    ['Spent', `${putRule.pacing}, for ${putRule.goal}, in ${putRule.days} days`],
    ['Daily cap', putRule.dailyCap ?? 'no limit'],
    ['Each viewer', `${putRule.frequencyCap.times} times in ${putRule.frequencyCap.hours} hours`],
    ['Highest price', putRule.priceCeiling ?? 'no limit'],
    ['Countries', everyone(targeting.countries)],
    ['Page languages', everyone(targeting.languages)],
    ['Devices', everyone(targeting.devices)],
    ['Systems', everyone(targeting.systems)],
    ['Hours', everyone(targeting.hours)],
    ['Categories', everyone(targeting.categories)],
    ['Never in categories', targeting.categoriesNot.join(', ') || 'none'],
  ] as [string, string][];
}

function Acts({ product }: { readonly product: Product }) {
  const signedIn = useSignedIn();
  const [form, setForm] = useState<'change' | 'push' | 'withdraw' | null>(null);
  const close = () => setForm(null);
  const { id, state, written } = product;
  // A form stays open when another person replaces the product meanwhile, and says so.
  const [opened, setOpened] = useState(product);
  const open = (what: typeof form) => {
    setOpened(product);
    setForm(what);
  };
  const withdraw = useAct(withdrawProduct, { done: 'Withdrawn.', onDone: close });
  const isLive = state === 'offered' || state === 'unreviewed';
  return (
    <>
      {state === 'offered' && mayAsk(signedIn, pushProduct) && (
        <Button onClick={() => open('push')} size="xs">
          Offer to partners
        </Button>
      )}
      {isLive && mayAsk(signedIn, changeProduct) && (
        <>
          <Button onClick={() => open('change')} size="xs" variant="default">
            Change
          </Button>
          <Button color="red.9" onClick={() => open('withdraw')} size="xs" variant="outline">
            Withdraw
          </Button>
        </>
      )}
      {form === 'push' && <PushForm onClose={close} product={{ id, name: written.name }} />}
      {form === 'change' && (
        <ProductForm onClose={close} product={{ id, draft: draftOf(opened.written) }} />
      )}
      {form === 'withdraw' && (
        <ReasonForm
          isBusy={withdraw.isPending}
          isDangerous
          onClose={close}
          onSubmit={(reason) => withdraw.mutate({ id, seen: opened.state, reason })}
          failure={withdraw.error}
          submit="Withdraw"
          title={`Withdraw ${written.name}`}
        >
          <Text size="sm">Its plans end, and anything not consumed is returned.</Text>
        </ReasonForm>
      )}
    </>
  );
}
