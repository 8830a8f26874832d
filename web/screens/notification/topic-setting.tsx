import { useTranslations } from 'use-intl';
import type { noticePreferences } from '#contract/notification.ts';
import type { Output } from '#contract/route.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { CheckBox } from '../../parts/check-box.tsx';
import styles from './notification-screen.module.css';
import { useNoticeText } from './use-notice-text.ts';

export type Preference = Output<typeof noticePreferences>['list'][number];

interface TopicSettingProps {
  readonly preference: Preference;
  readonly onSet: (isOn: boolean, kind?: NoticeKind) => void;
}

/** One topic, on or muted; where it has several kinds, each of them separately. */
export function TopicSetting({ preference, onSet }: TopicSettingProps) {
  const t = useTranslations('notification');
  const noticeText = useNoticeText();
  const { topic, isOn, isLocked, kinds } = preference;
  return (
    <div>
      <CheckBox
        checked={isOn}
        disabled={isLocked}
        label={
          <span className={styles.topic}>
            <span>{t(`topic.${topic}.name`)}</span>
            <span className={styles.quiet}>{t(`topic.${topic}.text`)}</span>
          </span>
        }
        onChange={(event) => onSet(event.target.checked)}
      />
      {kinds.length > 0 ? (
        <details className={styles.kinds}>
          <summary>{t('eachKind')}</summary>
          {kinds.map(({ kind, ...one }) => (
            <CheckBox
              checked={one.isLocked || (isOn && one.isOn)}
              disabled={one.isLocked || !isOn}
              key={kind}
              label={noticeText(kind, {}).title}
              onChange={(event) => onSet(event.target.checked, kind)}
            />
          ))}
        </details>
      ) : null}
    </div>
  );
}
