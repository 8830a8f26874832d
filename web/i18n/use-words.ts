import { useEffect } from 'react';
import { useLanguage } from './language.tsx';
import type { MessagePart } from './load-messages.ts';

/** Loads more texts for a part of a screen that appears later; returns whether they are there. */
export function useWords(words: readonly MessagePart[]): boolean {
  const { parts, load } = useLanguage();
  const isWhole = words.every((part) => parts.includes(part));
  useEffect(() => {
    // Without them this part is not shown; the next visit asks again.
    if (!isWhole) load(words).catch(() => {});
  }, [isWhole, load, words]);
  return isWhole;
}
