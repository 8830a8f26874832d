import { useTranslations } from 'use-intl';

/** What an act refers to: the note of staff, or the chat message concerned. */
export function useReferenceText(): (reference: string) => string {
  const t = useTranslations('activity');
  return (reference) => {
    const number = /^message (\d+)$/.exec(reference)?.[1];
    return number ? t('message', { number }) : reference;
  };
}
