import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#domain/language.ts';
import { useInstall } from '../../device/install.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { placesInApp } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { Row } from '../../parts/row.tsx';
import { useService } from '../../service/service-context.ts';
import { isRegisterEntry, userInfoStored } from '../../session/session.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { LockSetting } from './lock-setting.tsx';
import styles from './more-screen.module.css';

const LanguageSheet = lazy(() =>
  import('../../settings/language-sheet.tsx').then((m) => ({ default: m.LanguageSheet })),
);
const LogoutConfirm = lazy(() =>
  import('../../settings/logout-confirm.tsx').then((m) => ({ default: m.LogoutConfirm })),
);

type Opened = 'language' | 'logout' | null;

/** All settings in one place, and links to the screens that are not in the tab bar. */
export function MoreScreen() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <div className={styles.screen}>
      <Columns
        first={
          <>
            <Account onLogOut={() => setOpened('logout')} />
            <ThisApp onLanguage={() => setOpened('language')} />
          </>
        }
        second={
          <>
            <Programme />
            <Help />
          </>
        }
      />
      <Suspense>
        {opened === 'language' ? <LanguageSheet onClose={close} /> : null}
        {opened === 'logout' ? <LogoutConfirm onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

type PlaceName = keyof typeof placesInApp;

/** A link to a screen, named by the screen's title. */
function PlaceRow({ to, icon, text }: { to: PlaceName; icon: IconName; text?: string }) {
  const screen = useTranslations('screen');
  const { path, title } = placesInApp[to];
  return <Row href={`#${path}`} icon={icon} text={text} title={screen(title)} />;
}

function Account({ onLogOut }: { readonly onLogOut: () => void }) {
  const t = useTranslations('more');
  const header = useTranslations('header');
  const password = useTranslations('password');
  const user = userInfoStored.use();
  // Partners of a host app have no password here, and log out in that app.
  const isOwn = isRegisterEntry();
  return (
    <Card aside={user?.username} flush title={t('account')}>
      {isOwn ? (
        <PlaceRow icon="key" text={t('loginText')} to="login-password" />
      ) : (
        <Row
          href={`#${placesInApp['login-password'].path}`}
          icon="key"
          title={password('sessions')}
        />
      )}
      <PlaceRow icon="lock" text={t('payPasswordText')} to="pay-password" />
      <PlaceRow icon="card" to="card" />
      {isOwn ? <Row icon="log-out" onPress={onLogOut} title={header('logOut')} /> : null}
    </Card>
  );
}

function Programme() {
  const t = useTranslations('more');
  return (
    <Card flush title={t('programme')}>
      <PlaceRow icon="chart" to="level" />
      <PlaceRow icon="gift" to="activities" />
      <PlaceRow icon="coupon" to="coupons" />
      <PlaceRow icon="people" to="follow" />
      <PlaceRow icon="exchange" to="exchange" />
    </Card>
  );
}

function ThisApp({ onLanguage }: { readonly onLanguage: () => void }) {
  const t = useTranslations('more');
  const header = useTranslations('header');
  const { language } = useLanguage();
  const own = languages.find(({ code }) => code === language)?.name;
  return (
    <Card flush title={t('thisApp')}>
      <Row
        icon="globe"
        onPress={onLanguage}
        text={<span lang={language}>{own}</span>}
        title={header('language')}
      />
      <Row
        href={`#${placesInApp.notifications.path}?open=preferences`}
        icon="bell"
        text={t('notificationsText')}
        title={header('notifications')}
      />
      <InstallRow />
      {isRegisterEntry() ? <LockSetting /> : null}
      <AppearanceSettings />
    </Card>
  );
}

/** Where the browser offers it, a tap installs the app; on an iPhone only Safari's menu does. */
function InstallRow() {
  const t = useTranslations('more');
  const way = useInstall();
  if (!way) return null;
  return way.by === 'prompt' ? (
    <Row icon="download" onPress={way.ask} text={t('installText')} title={t('install')} />
  ) : (
    <Row icon="download" text={t('installByMenu')} title={t('install')} />
  );
}

function Help() {
  const t = useTranslations('more');
  const header = useTranslations('header');
  const openService = useService();
  return (
    <Card flush title={t('help')}>
      <Row
        icon="service"
        onPress={() => openService({ list: 'service' })}
        title={header('service')}
      />
      <PlaceRow icon="book" to="questions" />
      <PlaceRow icon="message" to="feedback" />
    </Card>
  );
}
