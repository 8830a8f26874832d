import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { searchDesk } from '#contract/desk/search.ts';
import { searchLengthMax, searchLengthMin } from '#domain/desk/search.ts';
import { useRead } from '../api/use-ask.ts';
import { type Hit, hitOf, pageHits } from './search-hits.ts';
import { useSignedIn } from './signed-in.ts';

/** The results for the text typed so far: pages at once, everything else from the server. */
function useHits(typed: string): { readonly hits: readonly Hit[]; readonly isLooking: boolean } {
  const signedIn = useSignedIn();
  const [text] = useDebouncedValue(typed.trim(), 200);
  const isLong = text.length >= searchLengthMin;
  // Too short a text sends nothing: the server would refuse it.
  const found = useRead(searchDesk, { text: isLong ? text : '--' });
  if (!isLong) return { hits: [], isLooking: false };
  const hits = [...pageHits(text, signedIn), ...(found.data?.list.map(hitOf) ?? [])];
  return { hits, isLooking: found.isLoading || text !== typed.trim() };
}

/** One field that finds everything. Arrow keys choose, Enter opens. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, isLooking } = useHits(typed);
  const at = Math.min(chosen, hits.length - 1);
  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    window.location.hash = hit.to;
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(hits[at]);
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(hits.length - 1, at + step)));
  };
  const empty = isLooking
    ? 'Searching…'
    : 'Nothing found. We match the start of words and numbers, allowing one typo.';
  const isShort = typed.trim().length < searchLengthMin;
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title="Search"
      yOffset="10dvh"
      centered={false}
    >
      <TextInput
        aria-activedescendant={hits[at] ? `found-${at}` : undefined}
        aria-controls="desk-found"
        aria-expanded={hits.length > 0}
        aria-label="Partner, plan, payout, reference or order"
        autoComplete="off"
        data-autofocus
        maxLength={searchLengthMax}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        placeholder="Partner, plan, payout, reference or order"
        role="combobox"
        size="md"
        value={typed}
      />
      <div aria-label="Found" className="desk-found" id="desk-found" role="listbox">
        {hits.map((hit, place) => (
          <a
            aria-selected={place === at}
            className="desk-hit"
            href={hit.to}
            id={`found-${place}`}
            key={`${hit.kind} ${hit.to}`}
            onClick={onClose}
            role="option"
            tabIndex={-1}
          >
            <span className="desk-hit-kind">{hit.kind}</span>
            <span className="desk-hit-title">{hit.title}</span>
            <span className="desk-hit-detail">{hit.detail}</span>
          </a>
        ))}
      </div>
      <p className="desk-table-note" role="status">
        {isShort ? `Type at least ${searchLengthMin} characters.` : hits.length === 0 && empty}
      </p>
    </Modal>
  );
}
