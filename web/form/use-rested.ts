import { useEffect, useState } from 'react';

const restMs = 900;

/**
 * Whether typing has paused: an unfinished amount is not reported as wrong, since a 0 may become
 * 0.50. On a phone nothing blurs the field while its user waits for the button, so time alone
 * suffices; `rest` is for a field that is left.
 */
export function useRested(typed: string) {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { isRested: rested === typed, rest: () => setRested(typed) };
}
