import { useEffect, useState } from 'react';

/**
 * True a moment after the screen is of use, or as soon as someone scrolls towards the rest. The
 * moment passes only while the page is looked at: in the background nothing is loaded.
 */
export function useLater(isOfUse: boolean, laterMs = 1_000): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isOfUse || isLater) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => setLater(true);
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(now, laterMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    window.addEventListener('scroll', now, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
      window.removeEventListener('scroll', now);
    };
  }, [isOfUse, isLater, laterMs]);
  return isLater;
}
