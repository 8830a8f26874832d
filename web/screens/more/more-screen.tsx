import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownPersonalData } from '#contract/personal-data.ts';
import { languages } from '#domain/language.ts';
import { useDownload } from '../../api/use-download.ts';
import { useInstall } from '../../device/install.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { currentLocation } from '../../location/hash-location.ts';
import { placesInApp } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { isRegisterEntry, userInfoStored } from '../../session/session.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ContactDetails } from './contact-details.tsx';
import { LockSetting } from './lock-setting.tsx';
import { SessionList } from './session-list.tsx';

const LanguageSheet = lazy(() =>
  import('../../settings/language-sheet.tsx').then((m) => ({ default: m.LanguageSheet })),
);
const LogoutConfirm = lazy(() =>
  import('../../settings/logout-confirm.tsx').then((m) => ({ default: m.LogoutConfirm })),
);

const sheets = { contact: ContactDetails, sessions: SessionList } as const;

type SheetName = keyof typeof sheets;

/** An address can open a sheet, as a notice about a new device does. */
const sheetOf = (query: string): SheetName | null => {
  const name = new URLSearchParams(query).get('open');
  return name === 'contact' || name === 'sessions' ? name : null;
};

/** The account and this app. What has a place on another main screen is not repeated. */
export function MoreScreen() {
  const password = useTranslations('password');
  const [sheet, setSheet] = useState(() => sheetOf(currentLocation().query));
  const [opened, setOpened] = useState<'language' | 'logout' | null>(null);
  const close = () => setOpened(null);
  const Content = sheet && sheets[sheet];
  return (
    <div className="page">
      <Columns
        first={<Account onLogOut={() => setOpened('logout')} onSheet={setSheet} />}
        second={<ThisApp onLanguage={() => setOpened('language')} />}
      />
      <Sheet
        onClose={() => setSheet(null)}
        open={sheet !== null}
        title={sheet ? password(sheet) : ''}
      >
        {Content ? <Content /> : null}
      </Sheet>
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

interface AccountProps {
  readonly onLogOut: () => void;
  readonly onSheet: (name: SheetName) => void;
}

function Account({ onLogOut, onSheet }: AccountProps) {
  const t = useTranslations('more');
  const header = useTranslations('header');
  const password = useTranslations('password');
  const user = userInfoStored.use();
  const download = useDownload();
  // Partners of a host app have no password here, and log out in that app.
  const isOwn = isRegisterEntry();
  return (
    <Card aside={user?.username} flush title={t('account')}>
      {isOwn ? <PlaceRow icon="key" text={t('loginText')} to="login-password" /> : null}
      <PlaceRow icon="lock" text={t('payPasswordText')} to="pay-password" />
      <Row icon="message" onPress={() => onSheet('contact')} title={password('contact')} />
      <Row icon="people" onPress={() => onSheet('sessions')} title={password('sessions')} />
      <Row
        icon="download"
        onPress={() => void download(ownPersonalData, {})}
        text={password('dataText')}
        title={password('data')}
      />
      {isOwn ? <Row icon="log-out" onPress={onLogOut} title={header('logOut')} /> : null}
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
