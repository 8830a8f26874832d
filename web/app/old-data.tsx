import { useFormatter, useTranslations } from 'use-intl';
import { useAge } from '../i18n/use-age.ts';
import { Notice } from '../parts/notice.tsx';

/** Says that what is on screen was kept on this device, and since when. */
export function OldData({ at }: { readonly at: Date }) {
  const t = useTranslations('appNotice');
  const format = useFormatter();
  const age = useAge();
  const time = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice kind="warning" title={t('old', { time, age: age.ago(at) })}>
      {t('oldText')}
    </Notice>
  );
}
