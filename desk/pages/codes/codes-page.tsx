import { Badge, Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { issueCodes, listCodes, revokeCodes } from '#contract/desk/codes.ts';
import type { Output } from '#contract/route.ts';
import { codeStates } from '#domain/desk/code-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { IssueForm } from './issue-form.tsx';

type Code = Output<typeof listCodes>['list'][number];

const colours = { unused: 'teal', used: 'gray', expired: 'orange', revoked: 'red' } as const;

const columns: readonly Column<Code>[] = [
  {
    title: 'Batch',
    cell: ({ batch }) => (batch === null ? '–' : <code>{batch}</code>),
    text: ({ batch }) => batch ?? '',
    isShort: true,
  },
  { title: 'Code ID', cell: ({ id }) => <code>{id}</code>, text: ({ id }) => id },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Issued',
    cell: ({ issuedAt }) => shownTime(issuedAt),
    text: ({ issuedAt }) => issuedAt,
    isShort: true,
    folds: 3,
  },
  {
    title: 'By',
    cell: ({ issuedBy }) => issuedBy,
    text: ({ issuedBy }) => issuedBy,
    isShort: true,
    folds: 2,
  },
  {
    title: 'Expires',
    cell: ({ expiresAt }) => shownTime(expiresAt),
    text: ({ expiresAt }) => expiresAt,
    isShort: true,
  },
  { title: 'Used by', cell: ({ usedBy }) => usedBy ?? '–', text: ({ usedBy }) => usedBy ?? '' },
  {
    title: 'Terms',
    cell: ({ terms }) => <div className="desk-sentence">{terms}</div>,
    text: ({ terms }) => terms,
    folds: 1,
  },
  { title: 'Actions', cell: (code) => <Revoke code={code} />, text: () => '', isActs: true },
];

/** Revokes one code, or all unused codes of its batch. */
function Revoke({ code: { id, batch, state } }: { readonly code: Code }) {
  const signedIn = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const close = () => setOpen(false);
  const revoke = useAct(revokeCodes, { done: 'Revoked.', onDone: close });
  if (state !== 'unused' || !mayAsk(signedIn, revokeCodes)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} size="xs" variant="default">
        Revoke
      </Button>
      {isOpen && (
        <ActForm
          isBusy={revoke.isPending}
          isDangerous
          onClose={close}
          onSubmit={() => revoke.mutate(isWhole ? { id: null, batch } : { id, batch: null })}
          failure={revoke.error}
          submit="Revoke"
          title={`Revoke code ${id}`}
        >
          <Text size="sm">A revoked code can no longer open an account. This can’t be undone.</Text>
          {batch !== null && (
            <Checkbox
              checked={isWhole}
              label={`All unused codes in batch ${batch}`}
              onChange={(event) => setWhole(event.currentTarget.checked)}
            />
          )}
        </ActForm>
      )}
    </>
  );
}

/** Authorization codes, with which partners open accounts. */
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
        empty="No codes issued yet."
        input={{ ...(state ? { state } : {}), ...(batch ? { batch } : {}) }}
        keyOf={({ id }) => id}
        name="Authorization codes"
        route={listCodes}
      />
      {isIssuing && <IssueForm onClose={() => setIssuing(false)} />}
    </Page>
  );
}
