import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { noticePreferences, setNoticePreference } from '#contract/notification.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { refreshUnread } from '../../api/unread.ts';
import { useAsk } from '../../api/use-ask.ts';
import { Button } from '../../parts/button.tsx';
import { CheckBox } from '../../parts/check-box.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import styles from './notification-screen.module.css';
import { notificationsKey } from './use-mark-read.ts';
import { usePush } from './use-push.ts';

interface PreferencesSheetProps {
  readonly onClose: () => void;
}

type Preferences = Output<typeof noticePreferences>;
type Preference = Preferences['list'][number];

const key = ['notice-preferences'];

/** What counts on the bell. Takes effect at once. */
export function PreferencesSheet({ onClose }: PreferencesSheetProps) {
  const t = useTranslations('notification');
  const ask = useAsk();
  const queries = useQueryClient();
  const preferences = useQuery({ queryKey: key, queryFn: () => call(noticePreferences, {}) });
  const set = async (topic: Preference['topic'], isOn: boolean) => {
    // An answer still in flight is older than what was just chosen.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Preferences>(key, (cached) => ({
      list: (cached?.list ?? []).map((preference) =>
        preference.topic === topic ? { ...preference, isOn } : preference,
      ),
    }));
    const answer = await ask(setNoticePreference, { topic, isOn });
    if (answer) queries.setQueryData(key, answer);
    else await preferences.refetch();
    await Promise.all([refreshUnread(), queries.invalidateQueries({ queryKey: notificationsKey })]);
  };
  return (
    <Sheet onClose={onClose} open title={t('preferences')}>
      <p className="quiet">{t('preferencesText')}</p>
      <Loaded query={preferences} skeleton={<SkeletonCard lines={5} />}>
        {({ list }) =>
          list.map((preference) => (
            <TopicSetting
              key={preference.topic}
              onSet={(isOn) => void set(preference.topic, isOn)}
              preference={preference}
            />
          ))
        }
      </Loaded>
      <PushSetting />
    </Sheet>
  );
}

interface TopicSettingProps {
  readonly preference: Preference;
  readonly onSet: (isOn: boolean) => void;
}

function TopicSetting({ preference: { topic, isOn, isLocked }, onSet }: TopicSettingProps) {
  const t = useTranslations('notification');
  return (
    <CheckBox
      checked={isOn}
      disabled={isLocked}
      label={
        <span className="stack">
          <span>{t(`topic.${topic}.name`)}</span>
          <span className="quiet">{t(`topic.${topic}.text`)}</span>
        </span>
      }
      onChange={(event) => onSet(event.target.checked)}
    />
  );
}

/** Push to this device: explains it first, and asks for permission only on a tap. */
function PushSetting() {
  const t = useTranslations('push');
  const { isOn, isKnown, isBusy, problem, toggle } = usePush();
  const cannot = problem === 'install' || problem === 'unsupported' || problem === 'denied';
  return (
    <section className={`${styles.push} stack-2`}>
      <h3>{t('title')}</h3>
      <p className="quiet">{t('text')}</p>
      {problem ? (
        <p className="quiet" role="status">
          {t(`problem.${problem}`)}
        </p>
      ) : null}
      {/* Rendered from the start, so that nothing moves under a finger. */}
      {cannot ? null : (
        <Button busy={isBusy || !isKnown} kind="secondary" onClick={toggle} wide>
          {isOn ? t('turnOff') : t('turnOn')}
        </Button>
      )}
    </section>
  );
}
