import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { noticePreferences, setNoticePreference } from '#contract/notification.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { refreshUnread } from '../../api/unread.ts';
import { useAsk } from '../../api/use-ask.ts';
import { CheckBox } from '../../parts/check-box.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import styles from './notification-screen.module.css';
import { PushSetting } from './push-setting.tsx';
import { notificationsKey } from './use-mark-read.ts';

interface PreferencesSheetProps {
  readonly onClose: () => void;
}

type Preferences = Output<typeof noticePreferences>;

const key = ['notice-preferences'];

/** What counts on the bell. Takes effect at once. */
export function PreferencesSheet({ onClose }: PreferencesSheetProps) {
  const t = useTranslations('notification');
  const app = useTranslations('app');
  const ask = useAsk();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => call(noticePreferences, {}),
  });
  const set = async (topic: Preferences['list'][number]['topic'], isOn: boolean) => {
    // What is still being read is older than what was just chosen.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Preferences>(key, (before) => ({
      list: (before?.list ?? []).map((one) => (one.topic === topic ? { ...one, isOn } : one)),
    }));
    const answer = await ask(setNoticePreference, { topic, isOn });
    if (answer) queries.setQueryData(key, answer);
    else await refetch();
    await Promise.all([refreshUnread(), queries.invalidateQueries({ queryKey: notificationsKey })]);
  };
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open title={t('preferences')}>
      <p className={styles.quiet}>{t('preferencesText')}</p>
      {isError && !data ? <Failed busy={isFetching} onRetry={refetch} text={app('retry')} /> : null}
      {!data && !isError ? <SkeletonCard lines={5} /> : null}
      {data?.list.map(({ topic, isOn, isLocked }) => (
        <CheckBox
          checked={isOn}
          disabled={isLocked}
          key={topic}
          label={
            <span className={styles.topic}>
              <span>{t(`topic.${topic}.name`)}</span>
              <span className={styles.quiet}>{t(`topic.${topic}.text`)}</span>
            </span>
          }
          onChange={(event) => void set(topic, event.target.checked)}
        />
      ))}
      <PushSetting />
    </Sheet>
  );
}
