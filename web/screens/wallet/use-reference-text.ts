import { useTranslations } from 'use-intl';

/** What an act refers to: what staff wrote down, or which message of the chat it was. */
export function useReferenceText(): (reference: string) => string {
  const t = useTranslations('activity');
  return (reference) => {
    const number = /^message (\d+)$/.exec(reference)?.[1];
    return number ? t('message', { number }) : reference;
  };
}
