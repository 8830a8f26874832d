import { useEffect } from 'react';
import { useLanguage } from './language.tsx';
import type { MessagePart } from './load-messages.ts';

/** Fetches more words for a part of a screen that comes later; says whether they are there. */
export function useWords(words: readonly MessagePart[]): boolean {
  const { parts, load } = useLanguage();
  const isWhole = words.every((part) => parts.includes(part));
  useEffect(() => {
    // Without them this part stays away; the next visit asks again.
    if (!isWhole) load(words).catch(() => {});
  }, [isWhole, load, words]);
  return isWhole;
}
