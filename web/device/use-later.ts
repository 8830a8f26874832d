import { useEffect, useState } from 'react';

/** True shortly after the screen is usable, or as soon as someone scrolls. */
export function useLater(isOfUse: boolean, laterMs = 1_000): boolean {
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
  }, [isOfUse, isLater, laterMs]);
  return isLater;
}
