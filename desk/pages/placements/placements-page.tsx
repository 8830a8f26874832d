import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import {
  changeRate,
  endPlacement,
  listPlacements,
  listPublishers,
} from '#contract/desk/placements.ts';
import type { Output } from '#contract/route.ts';
import { formats } from '#domain/plan/lifetime.ts';
import { useList } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { EndForm } from './end-form.tsx';
import { PlacementForm, PublisherForm } from './placement-forms.tsx';
import { RateForm } from './rate-form.tsx';
import { TagShown } from './tag-shown.tsx';

export type Placement = Output<typeof listPlacements>['list'][number];

const priceOf = ({ price, model }: Placement) =>
  `${shownMoney(price)} ${model === 'cpm' ? 'CPM' : 'CPC'}`;

const stateOf = ({ ended, heldUntil, lastAskedAt }: Placement) => {
  if (ended) return `ended ${shownTime(ended.at)} by ${ended.by}: ${ended.reason}`;
  if (heldUntil) return `held until ${shownTime(heldUntil)}`;
  return lastAskedAt ? `asked ${shownTime(lastAskedAt)}` : 'never asked';
};

const columns: readonly Column<Placement>[] = [
  {
    title: 'Name',
    cell: ({ key, name, isSimulated }) => (
      <>
        {name} {isSimulated && <Badge color="orange">Simulated</Badge>}{' '}
        <WaitingMark kinds={['rate']} subject={key} />
      </>
    ),
    text: ({ name }) => name,
  },
  { title: 'Publisher', cell: ({ publisher }) => publisher, text: ({ publisher }) => publisher },
  {
    title: 'Format',
    cell: ({ format, width, height }) => `${plainWord(format)} ${width} × ${height}`,
    text: ({ format, width, height }) => `${format} ${width} ${height}`,
    isShort: true,
    folds: 3,
  },
  {
    title: 'Sites',
    cell: ({ domains }) => domains.join(', ') || '–',
    text: ({ domains }) => domains.join(' '),
    folds: 1,
  },
  {
    title: 'Category',
    cell: ({ category }) => plainWord(category),
    text: ({ category }) => category,
    folds: 1,
  },
  {
    title: 'Price',
    cell: priceOf,
    text: ({ price, model }) => `${price} ${model}`,
    isNumber: true,
  },
  {
    title: 'Publisher gets',
    cell: ({ payBps }) => `${payBps / 100}%`,
    text: ({ payBps }) => String(payBps / 100),
    isNumber: true,
    folds: 2,
  },
  {
    title: 'Supply',
    cell: (placement) =>
      placement.heldUntil ? <Badge color="red">{stateOf(placement)}</Badge> : stateOf(placement),
    text: stateOf,
  },
];

type Form = 'publisher' | 'placement' | 'rate' | 'tag' | 'end' | null;

/** Publishers' placements, where ads are shown, with their prices. */
export function PlacementsPage() {
  const { filters } = usePlace();
  const signedIn = useSignedIn();
  const mayChange = mayAsk(signedIn, changeRate);
  const mayEnd = mayAsk(signedIn, endPlacement);
  const publishers = useList(listPublishers, {});
  const [form, setForm] = useState<Form>(null);
  const [chosen, setChosen] = useState<Placement | null>(null);
  const close = () => setForm(null);
  const open = (what: Form, placement: Placement) => {
    setChosen(placement);
    setForm(what);
  };
  const { publisherId } = filters;
  const format = formats.find((one) => one === filters.format);
  const acts: Column<Placement> = {
    title: 'Actions',
    cell: (placement) => (
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => open('tag', placement)} size="xs" variant="default">
          Tag
        </Button>
        <Button onClick={() => open('rate', placement)} size="xs" variant="default">
          Price
        </Button>
        {mayEnd && !placement.ended && (
          <Button color="red.9" onClick={() => open('end', placement)} size="xs" variant="outline">
            End placement
          </Button>
        )}
      </Group>
    ),
    text: ({ key }) => key,
    isActs: true,
  };
  const options = publishers.rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Page
      acts={
        mayChange && (
          <>
            <Button onClick={() => setForm('publisher')} variant="default">
              Create publisher
            </Button>
            <Button onClick={() => setForm('placement')}>Create placement</Button>
          </>
        )
      }
      mark={<WaitingMark kinds={['placement']} />}
      title="Placements"
    >
      <div className="desk-filters">
        <ChoiceFilter label="Publisher" name="publisherId" options={options} />
        <ChoiceFilter label="Format" name="format" options={formats} />
      </div>
      <DataTable
        columns={[...columns, acts]}
        empty="No placements yet. Nothing can be shown without one."
        input={{ ...(publisherId ? { publisherId } : {}), ...(format ? { format } : {}) }}
        keyOf={({ key }) => key}
        name="Placements"
        route={listPlacements}
      />
      {form === 'publisher' && <PublisherForm onClose={close} />}
      {form === 'placement' && <PlacementForm onClose={close} publishers={options} />}
      {form === 'rate' && chosen && (
        <RateForm mayChange={mayChange && !chosen.ended} onClose={close} placement={chosen} />
      )}
      {form === 'tag' && chosen && <TagShown onClose={close} placement={chosen} />}
      {form === 'end' && chosen && <EndForm onClose={close} placement={chosen} />}
    </Page>
  );
}
