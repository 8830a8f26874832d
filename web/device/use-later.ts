import { useEffect, useState } from 'react';

const laterMs = 1_000;

/** True a moment after the screen is of use, or as soon as someone scrolls towards the rest. */
export function useLater(isOfUse: boolean): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isOfUse || isLater) return;
    const now = () => setLater(true);
    const timer = setTimeout(now, laterMs);
    window.addEventListener('scroll', now, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', now);
    };
  }, [isOfUse, isLater]);
  return isLater;
}
