import { useRef } from 'react';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { asksToPut } from './put-draft.ts';

/** Opens and leaves the put screen of a plan. It is in the address, so back leaves it. */
export function usePutScreen(planNo: string) {
  const isOpen = asksToPut(useLocation().query);
  /** Whether it was opened here, so that a step back leads to the plan without it. */
  const isStep = useRef(false);
  return {
    isOpen,
    open() {
      isStep.current = true;
      go('/plan/detail', { query: `${currentLocation().query}&put=1` });
    },
    close() {
      const query = `planNo=${encodeURIComponent(planNo)}`;
      if (isStep.current) window.history.back();
      else go('/plan/detail', { query, replace: true });
      isStep.current = false;
    },
  };
}
