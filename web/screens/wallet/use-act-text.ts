import { useTranslations } from 'use-intl';

/** What a member of staff did, as one sentence. An act without a text is shown by its name. */
export function useActText(): (act: string, by: string) => string {
  const t = useTranslations('activity');
  return (act, by) => {
    const key = `did.${act}` as 'did.push';
    return t.has(key) ? t(key, { by }) : t('did.other', { by, act });
  };
}
