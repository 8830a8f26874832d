import { useTranslations } from 'use-intl';
import type { Reason } from '#domain/refusal.ts';

/**
 * A newer server may refuse for reasons that this app has no texts for; it then sends the sentence.
 */
export function useHasWords(): (reason: string) => reason is Reason {
  const words = useTranslations('refusal');
  return (reason): reason is Reason => words.has(reason as 'busy');
}
