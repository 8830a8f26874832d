import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { listCreatives } from '#contract/desk/creatives.ts';
import { findPartners, pushProduct } from '#contract/desk/products.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { TextInput } from '../../parts/inputs.tsx';
import { calledOf } from '../../parts/partner-select.tsx';

interface PushFormProps {
  readonly product: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const nobody = {
  chosen: 'Choose at least one partner.',
  all: 'There are no active partners yet.',
};

/** Offers a product to partners found by a search, or to all. */
export function PushForm({ product, onClose }: PushFormProps) {
  const [to, setTo] = useState<'chosen' | 'all'>('chosen');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPressedEmpty, setEmpty] = useState(false);
  const [wanted] = useDebouncedValue(name, 250);
  const partners = useRead(findPartners, { name: wanted });
  const shown = useRead(listCreatives, { productId: product.id, state: 'approved' });
  const push = useAct(pushProduct, {
    onDone({ plans, skipped }) {
      const left =
        skipped === 0 ? '' : ` ${skipped} already have an open offer, so none was added.`;
      notifications.show({
        message: `Offered to ${plans}. They can see it now.${left}`,
        color: 'teal',
      });
      onClose();
    },
  });
  const count = to === 'all' ? (partners.data?.active ?? 0) : chosen.length;
  // Nobody was counted while the partners cannot be read.
  const isEmpty = isPressedEmpty && count === 0 && !partners.error;
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  return (
    <ActForm
      isBusy={push.isPending}
      onClose={onClose}
      onSubmit={() => {
        const partnerIds = to === 'all' ? ('all' as const) : [...chosen];
        if (count > 0) push.mutate({ id: product.id, partnerIds });
        else setEmpty(true);
      }}
      failure={partners.error ?? push.error}
      problem={isEmpty ? nobody[to] : null}
      submit={`Offer to ${count} ${count === 1 ? 'partner' : 'partners'}`}
      title={`Offer ${product.name}`}
    >
      <Text>
        Its plans rotate these creatives, each where its format fits:{' '}
        {shown.data?.list.map(({ title, format }) => `${title} (${format})`).join(', ')}
        {shown.data?.next ? ' and more.' : '.'} Creatives approved later are added.
      </Text>
      <Radio.Group label="To" onChange={(value) => setTo(value as 'chosen' | 'all')} value={to}>
        <Stack gap="xs" mt="xs">
          <Radio label="Selected partners" value="chosen" />
          <Radio label={`All ${partners.data?.active ?? ''} active partners`} value="all" />
        </Stack>
      </Radio.Group>
      {to === 'chosen' && (
        <>
          <TextInput
            at="name"
            label="Search by name"
            onChange={(event) => setName(event.currentTarget.value)}
            type="search"
            value={name}
          />
          <Stack gap="xs">
            {partners.data?.list.map((partner) => (
              <Checkbox
                checked={chosen.includes(partner.id)}
                key={partner.id}
                label={calledOf(partner)}
                onChange={() => toggle(partner.id)}
              />
            ))}
            {partners.data?.list.length === 0 && <Text c="dimmed">No matches.</Text>}
          </Stack>
        </>
      )}
      <Text size="sm">Each partner sees your name and the product under Staff activity.</Text>
    </ActForm>
  );
}
