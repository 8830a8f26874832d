import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { listCreatives, reviewCreative, uploadCreative } from '#contract/desk/creatives.ts';
import type { Output } from '#contract/route.ts';
import { creativeStates } from '#domain/desk/programme-state.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, type SignedIn, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, narrow, usePlace } from '../../location/use-place.ts';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { englishFirst } from '../../parts/language-tabs.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { UploadForm } from './upload-form.tsx';

type Creative = Output<typeof listCreatives>['list'][number];
type Verdict = 'approved' | 'rejected';

const colours = { waiting: 'orange', approved: 'teal', rejected: 'red' } as const;

const lastOf = ({ reviews }: Creative) => {
  const last = reviews.at(-1);
  return last ? `${last.by}: ${last.reason}` : '–';
};

const makersOf = ({ by, carriedBy }: Creative) =>
  carriedBy === null ? by || '–' : `${by || '–'}, with a change by ${carriedBy}`;

/** The server applies the same rule; here the button is not offered. */
const isOwn = ({ byId, carriedById }: Creative, { id }: SignedIn) =>
  [byId, carriedById].some((contributorId) => whyNotSecondPerson(contributorId, id));

/** Whoever reviews it answers for the title in every language. */
const titlesOf = ({ title, titles }: Creative) =>
  englishFirst.flatMap(({ code, name }): [string, string][] => {
    const own = code === 'en' ? title : titles[code];
    return own === undefined ? [] : [[name, own]];
  });

const columns: readonly Column<Creative>[] = [
  { title: 'Preview', cell: (creative) => <Shown creative={creative} />, text: ({ url }) => url },
  {
    title: 'Title',
    cell: ({ title, productId, product }) => (
      <>
        {title}
        <br />
        <a href={formatPlace('/products', { open: productId })}>{product}</a>
      </>
    ),
    text: ({ title }) => title,
  },
  { title: 'Leads to', cell: ({ landingUrl }) => landingUrl, text: ({ landingUrl }) => landingUrl },
  {
    title: 'Size',
    cell: ({ format, width, height, durationMs }) =>
      `${plainWord(format)} ${width} × ${height}${durationMs ? `, ${durationMs / 1000} s` : ''}`,
    text: ({ format, width, height }) => `${format} ${width} ${height}`,
    isShort: true,
    folds: 3,
  },
  { title: 'Added by', cell: makersOf, text: makersOf, isShort: true, folds: 2 },
  {
    title: 'State',
    cell: ({ state, addedAt }) =>
      state === 'waiting' ? (
        <>
          <Badge color={colours.waiting}>Waiting</Badge>
          <br />
          <Age since={addedAt} />
        </>
      ) : (
        <Badge color={colours[state]}>{plainWord(state)}</Badge>
      ),
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Impressions, clicks, orders',
    cell: ({ impressions, clicks, orders }) => `${impressions}, ${clicks}, ${orders}`,
    text: ({ impressions, clicks, orders }) => `${impressions} ${clicks} ${orders}`,
    isNumber: true,
    folds: 3,
  },
  { title: 'Last review', cell: lastOf, text: lastOf, folds: 1 },
];

function Shown({ creative: { format, url, title } }: { readonly creative: Creative }) {
  if (format !== 'video') return <img alt={title} className="desk-thumb" src={url} />;
  return <video aria-label={title} className="desk-thumb" controls muted src={url} />;
}

/** Pictures and videos. Nothing is shown that a second person has not approved. */
export function CreativesPage() {
  const place = usePlace();
  const signedIn = useSignedIn();
  const { productId } = place.filters;
  const [isUploading, setUploading] = useState(false);
  const [judged, setJudged] = useState<{ creative: Creative; state: Verdict } | null>(null);
  const state = creativeStates.find((one) => one === place.filters.state);
  const acts: Column<Creative> = {
    title: 'Actions',
    cell: (creative) =>
      isOwn(creative, signedIn) ? (
        creative.state === 'waiting' && 'Someone else reviews this'
      ) : (
        <Group gap="xs" wrap="nowrap">
          {creative.state !== 'approved' && (
            <Button onClick={() => setJudged({ creative, state: 'approved' })} size="xs">
              Approve
            </Button>
          )}
          {creative.state !== 'rejected' && (
            <Button
              onClick={() => setJudged({ creative, state: 'rejected' })}
              size="xs"
              variant="default"
            >
              Refuse
            </Button>
          )}
        </Group>
      ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={
        mayAsk(signedIn, uploadCreative) && (
          <Button onClick={() => setUploading(true)}>Add creative</Button>
        )
      }
      title="Creatives"
    >
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" options={creativeStates} />
        {productId && (
          <Button
            onClick={() => narrow(place, { productId: undefined })}
            size="xs"
            variant="default"
          >
            All products
          </Button>
        )}
      </div>
      <DataTable
        columns={mayAsk(signedIn, reviewCreative) ? [...columns, acts] : columns}
        everyMs={queueEveryMs}
        empty="No creatives yet. Add one to a product."
        {...(state === 'waiting' ? { noMatch: 'Nothing is waiting for review.' } : {})}
        input={{ ...(state ? { state } : {}), ...(productId ? { productId } : {}) }}
        keyOf={({ id }) => String(id)}
        name="Creatives"
        route={listCreatives}
      />
      {isUploading && (
        <UploadForm onClose={() => setUploading(false)} productId={productId ?? null} />
      )}
      {judged && <ReviewForm {...judged} onClose={() => setJudged(null)} />}
    </Page>
  );
}

interface ReviewFormProps {
  readonly creative: Creative;
  readonly state: Verdict;
  readonly onClose: () => void;
}

function ReviewForm({ creative, state, onClose }: ReviewFormProps) {
  const review = useAct(reviewCreative, { done: 'Reviewed.', onDone: onClose });
  const { id, title, reviews } = creative;
  const isApproval = state === 'approved';
  return (
    <ReasonForm
      isBusy={review.isPending}
      isDangerous={!isApproval}
      onClose={onClose}
      onSubmit={(reason) => review.mutate({ id, version: reviews.length, state, reason })}
      failure={review.error}
      submit={isApproval ? 'Approve' : 'Refuse'}
      title={`${isApproval ? 'Approve' : 'Refuse'} ${title}`}
    >
      <Shown creative={creative} />
      <Facts facts={titlesOf(creative)} />
    </ReasonForm>
  );
}
