import { Kbd } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SearchDialog } from './search-dialog.tsx';

const typesItself = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** The search field in the header of every page; the / key focuses it from anywhere. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest(typesItself)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button className="desk-search-open" onClick={() => setOpen(true)} type="button">
        <span>Partner, plan, payout, reference or order</span>
        <Kbd size="xs">/</Kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
