import { useEffect, useState } from 'react';

const restMs = 900;

/**
 * Whether the fingers rest: an amount that is still being typed is not called wrong, since a 0 may
 * become 0.50. On a phone nothing takes the focus away from who types and waits for the button, so
 * time alone is enough; `rest` is for a field that is left.
 */
export function useRested(typed: string) {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { isRested: rested === typed, rest: () => setRested(typed) };
}
