import { useRef } from 'react';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { asksToPut } from './put-draft.ts';

/** The way to the amount of a plan and back. The address says that one is there, so back leaves. */
export function usePutWay(planNo: string) {
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
