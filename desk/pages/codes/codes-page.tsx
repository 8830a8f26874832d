import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { issueCodes, listCodes } from '#contract/desk/codes.ts';
import type { DeskOutput } from '#contract/desk/desk-route.ts';
import { codeStates } from '#domain/desk/code-state.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { IssueForm } from './issue-form.tsx';

type Code = DeskOutput<typeof listCodes>['list'][number];

const colours = { unused: 'teal', used: 'gray', expired: 'orange' } as const;

const columns: readonly Column<Code>[] = [
  {
    title: 'Batch',
    cell: ({ batch }) => (batch === null ? '–' : <code>{batch}</code>),
    text: ({ batch }) => batch ?? '',
    isShort: true,
  },
  { title: 'Code id', cell: ({ id }) => <code>{id}</code>, text: ({ id }) => id },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{state}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Issued',
    cell: ({ issuedAt }) => shownTime(issuedAt),
    text: ({ issuedAt }) => issuedAt,
    isShort: true,
  },
  {
    title: 'By',
    cell: ({ issuedBy }) => issuedBy,
    text: ({ issuedBy }) => issuedBy,
    isShort: true,
  },
  {
    title: 'Expires',
    cell: ({ expiresAt }) => shownTime(expiresAt),
    text: ({ expiresAt }) => expiresAt,
    isShort: true,
  },
  { title: 'Used by', cell: ({ usedBy }) => usedBy ?? '–', text: ({ usedBy }) => usedBy ?? '' },
  { title: 'Terms', cell: ({ terms }) => terms, text: ({ terms }) => terms },
];

/** Authorization codes: the way in for partners. */
export function CodesPage() {
  const { filters } = usePlace();
  const signedIn = useSignedIn();
  const [isIssuing, setIssuing] = useState(false);
  const state = codeStates.find((one) => one === filters.state);
  const batch = filters.batch?.slice(0, 20).toUpperCase();
  return (
    <Page
      acts={
        mayAsk(signedIn, issueCodes) && (
          <Button onClick={() => setIssuing(true)}>Issue codes</Button>
        )
      }
      title="Authorization codes"
    >
      <div className="desk-filters">
        <TextFilter label="Batch" name="batch" />
        <ChoiceFilter label="State" name="state" options={codeStates} />
      </div>
      <DataTable
        columns={columns}
        empty={state || batch ? 'No code fits.' : 'No codes have been issued.'}
        input={{ ...(state ? { state } : {}), ...(batch ? { batch } : {}) }}
        keyOf={({ id }) => id}
        name="Authorization codes"
        route={listCodes}
      />
      {isIssuing && <IssueForm onClose={() => setIssuing(false)} />}
    </Page>
  );
}
