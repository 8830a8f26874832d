import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownPersonalData } from '#contract/personal-data.ts';
import { languages } from '#domain/language.ts';
import { useDownload } from '../../api/use-download.ts';
import { useInstall } from '../../device/install.ts';
import { setTheme, themes, useTheme } from '../../device/theme.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { currentLocation } from '../../location/hash-location.ts';
import { placesInApp } from '../../location/places.ts';
import { returnQuery } from '../../location/return-address.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { Row } from '../../parts/row.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { usePasskeysHere } from '../../passkey/own-passkeys.ts';
import { chooseLock, lockChoices, useLockChoice } from '../../session/lock.ts';
import { isRegisterEntry, userInfoStored } from '../../session/session.ts';
import { TextSizeSetting } from '../../settings/text-size-setting.tsx';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './more-screen.module.css';
import { SessionList } from './session-list.tsx';

const LanguageSheet = lazy(() =>
  import('../../settings/language-sheet.tsx').then((m) => ({ default: m.LanguageSheet })),
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
  const [isLanguageOpen, setLanguageOpen] = useState(false);
  const Content = sheet && sheets[sheet];
  return (
    <div className="page">
      <Columns
        first={<Account onSheet={setSheet} />}
        second={<ThisApp onLanguage={() => setLanguageOpen(true)} />}
      />
      <Sheet
        onClose={() => setSheet(null)}
        open={sheet !== null}
        title={sheet ? password(sheet) : ''}
      >
        {Content ? <Content /> : null}
      </Sheet>
      <Suspense>
        {isLanguageOpen ? <LanguageSheet onClose={() => setLanguageOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}

type PlaceName = keyof typeof placesInApp;

/** A link to a screen, named by the screen's title. */
function PlaceRow({ to: placeName, icon, text }: { to: PlaceName; icon: IconName; text?: string }) {
  const screen = useTranslations('screen');
  const { path, title } = placesInApp[placeName];
  return <Row href={`#${path}`} icon={icon} text={text} title={screen(title)} />;
}

interface AccountProps {
  readonly onSheet: (name: SheetName) => void;
}

function Account({ onSheet }: AccountProps) {
  const t = useTranslations('more');
  const password = useTranslations('password');
  const user = userInfoStored.use();
  const download = useDownload();
  const askPayPassword = usePayPassword();
  const downloadData = async () => {
    const confirmation = await askPayPassword({ action: 'personal-data' });
    if (confirmation !== null) await download(ownPersonalData, { confirmation });
  };
  return (
    <Card aside={user?.username} flush title={t('account')}>
      {isRegisterEntry() ? <PlaceRow icon="key" text={t('loginText')} to="login-password" /> : null}
      <PlaceRow icon="lock" text={t('payPasswordText')} to="pay-password" />
      <Row icon="message" onPress={() => onSheet('contact')} title={password('contact')} />
      <Row icon="people" onPress={() => onSheet('sessions')} title={password('sessions')} />
      <Row
        icon="download"
        onPress={downloadData}
        text={password('dataText')}
        title={password('data')}
      />
    </Card>
  );
}

function ThisApp({ onLanguage }: { readonly onLanguage: () => void }) {
  const t = useTranslations('more');
  const header = useTranslations('header');
  const { language } = useLanguage();
  const languageName = languages.find(({ code }) => code === language)?.name;
  return (
    <Card flush title={t('thisApp')}>
      <Row
        icon="globe"
        onPress={onLanguage}
        text={<span lang={language}>{languageName}</span>}
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
  const install = useInstall();
  if (!install) return null;
  return install.by === 'prompt' ? (
    <Row icon="download" onPress={install.ask} text={t('installText')} title={t('install')} />
  ) : (
    <Row icon="download" text={t('installByMenu')} title={t('install')} />
  );
}

/** Theme and text size; both take effect at once. */
function AppearanceSettings() {
  const t = useTranslations('more');
  const language = useTranslations('language');
  const theme = useTheme();
  return (
    <div className={`${styles.settings} stack-2`}>
      <p className={`${styles.label} medium`}>{t('appearance')}</p>
      <Segments
        label={t('appearance')}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
      />
      <p className={`${styles.label} medium`}>{language('textSize')}</p>
      <TextSizeSetting />
    </div>
  );
}

/** When the app locks itself. Only for partners who have a way to unlock it. */
function LockSetting() {
  const t = useTranslations('more');
  const choice = useLockChoice();
  const { data } = useQuery(payPasswordQuery);
  const { ids } = usePasskeysHere(userInfoStored.use()?.id ?? '');
  const canUnlock = data?.isSet || (ids.length > 0 && canUsePasskeys());
  const choose = (value: string) => {
    chooseLock(lockChoices.find((choice) => String(choice) === value) ?? null);
    // The lock screen must load even without a connection.
    void import('../../lock/lock-screen.tsx');
  };
  const label = (value: (typeof lockChoices)[number]) => {
    if (value === null) return t('lockOff');
    return value === 0 ? t('lockNow') : t('lockMinutes', { minutes: value });
  };
  if (data && !canUnlock) {
    const address = `#/wallet/set-password?${returnQuery()}`;
    return <Row href={address} icon="lock" text={t('lockNeeds')} title={t('lock')} />;
  }
  return (
    <div className={`${styles.settings} stack-2`} data-ruled>
      <p className={`${styles.label} medium`}>{t('lock')}</p>
      <p className="muted">{t('lockText')}</p>
      <Segments
        label={t('lock')}
        onChange={choose}
        options={lockChoices.map((value) => ({ value: String(value), label: label(value) }))}
        value={String(choice)}
      />
    </div>
  );
}
