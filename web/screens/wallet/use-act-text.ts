import { useTranslations } from 'use-intl';

/** What staff did, in the reader's words. An act without words yet is shown by its own name. */
export function useActText(): (act: string) => string {
  const t = useTranslations('activity');
  return (act) => {
    const [, step = 'done', name = act] =
      /^(propose|confirm|refuse|withdraw)-(.+)$/.exec(act) ?? [];
    return t('step', { step, what: t('what', { act: name.replaceAll('-', '_'), name }) });
  };
}
