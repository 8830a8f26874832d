import { useTranslations } from 'use-intl';
import { stepOf } from '#domain/staff/staff-act.ts';

interface ActText {
  readonly title: string;
  /** Who took which step, of what takes two people. */
  readonly step: string | null;
}

/** What a member of staff did. An act without a text is shown by its name. */
export function useActText(): (act: string, by: string) => ActText {
  const t = useTranslations('activity');
  return (act, by) => {
    const request = stepOf(act);
    if (request)
      return { title: t(`what.${request.what}`), step: t(`step.${request.step}`, { by }) };

    const key = `did.${act}` as 'did.push';
    return { title: t.has(key) ? t(key, { by }) : t('did.other', { by, act }), step: null };
  };
}
