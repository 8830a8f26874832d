import { useEffect, useState } from 'react';

/**
 * True shortly after the screen is usable, or as soon as someone scrolls. Time counts only while
 * the page is visible, so that a page in the background loads nothing.
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
