import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { placesInApp } from '../../location/places.ts';
import styles from './chat.module.css';
import type { ChatData } from './use-chat.ts';

/** How soon to expect an answer, or when customer service opens. */
export function ServiceLine({ service }: { readonly service: ChatData['service'] }) {
  const t = useTranslations('chat');
  const screen = useTranslations('screen');
  const format = useFormatter();
  const { isOpen, answerMinutes, opensAt } = service;
  const answerText = () => {
    if (answerMinutes === null) return t('open');
    return answerMinutes < 60
      ? t('answerMinutes', { count: answerMinutes })
      : t('answerHours', { count: Math.ceil(answerMinutes / 60) });
  };
  if (isOpen) {
    return (
      <p className={`${styles.open} quiet`} data-open>
        {answerText()}
      </p>
    );
  }
  const time = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return (
    <p className={`${styles.open} quiet`}>
      {opensAt ? t('closedUntil', { time: format.dateTime(new Date(opensAt), time) }) : t('closed')}
      {'\u00a0· '}
      <a href={`#${placesInApp.feedback.path}`}>{screen(placesInApp.feedback.title)}</a>
    </p>
  );
}
