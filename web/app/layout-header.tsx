import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActions } from '../api/actions-context.ts';
import { findCloseCommand } from '../device/host-app.ts';
import { findBackHandler } from '../location/back-handler.ts';
import { currentLocation, go, goBack } from '../location/hash-location.ts';
import { DemoStrip } from '../parts/demo-strip.tsx';
import { Header } from '../parts/header.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useService } from '../service/service-context.ts';
import { userInfoStored } from '../session/session.ts';
import { later } from './later.tsx';
import styles from './layout-header.module.css';
import { type HeaderOptions, parentOf, type WindowTitle } from './routes.tsx';

// Before login there is no bell and nothing to count.
const Bell = later(() => import('./bell.tsx').then((m) => m.Bell));

// Most visits open neither, so neither is loaded in advance.
const LanguageSheet = later(() =>
  import('../settings/language-sheet.tsx').then((m) => m.LanguageSheet),
);
const LogoutConfirm = later(() =>
  import('../settings/logout-confirm.tsx').then((m) => m.LogoutConfirm),
);

interface LayoutHeaderProps {
  readonly options: HeaderOptions;
  /** The window title where the header has none. */
  readonly windowTitle?: WindowTitle | undefined;
}

/** The header of every screen, rendered from its route's options. */
export function LayoutHeader({ options, windowTitle }: LayoutHeaderProps) {
  const translate = useTranslations();
  const t = useTranslations('header');
  const screen = useTranslations('screen');
  const app = useTranslations('app');
  const title = options.title ? screen(options.title) : undefined;
  useEffect(() => {
    const key = windowTitle && (`${windowTitle}.title` as const);
    // The texts of some screens load with the screen.
    const named = title ?? (key && translate.has(key) ? translate(key) : undefined);
    document.title = named ? `${named} · ${app('name')}` : app('name');
  }, [title, windowTitle, translate, app]);
  const goBackFromHere = backOf(options);
  return (
    <Header
      actions={<HeaderIcons options={options} />}
      back={
        goBackFromHere
          ? { label: t('back'), onPress: () => (findBackHandler() ?? goBackFromHere)() }
          : undefined
      }
      strip={<DemoStrip>{app('demo')}</DemoStrip>}
      title={title}
      transparent={options.transparent}
      whiteText={options.whiteText}
    />
  );
}

/**
 * After a screen's own handler: close the host if there is no history, a fixed target, browser
 * back.
 */
function backOf({ back, previousPage, backRoute }: HeaderOptions): (() => void) | null {
  if (!back) return null;
  // Without a host app there is nothing to close, and an arrow would do nothing.
  if (!previousPage) return findCloseCommand();
  if (backRoute) return () => go(backRoute);
  return () => goBack(parentOf(currentLocation().path));
}

function HeaderIcons({ options }: LayoutHeaderProps) {
  const t = useTranslations('header');
  const openService = useService();
  const { fail } = useActions();
  const user = userInfoStored.use();
  const [opened, setOpened] = useState<'language' | 'logout' | null>(null);
  const close = () => setOpened(null);
  const closeFailed = () => {
    close();
    fail('', 'offline');
  };
  const bell = {
    icon: 'bell',
    label: t('notifications'),
    onClick: () => go('/notification'),
  } as const;
  return (
    <>
      {options.service ? (
        <IconButton
          icon="service"
          label={t('service')}
          onClick={() => openService({ list: 'service' })}
        />
      ) : null}
      {options.language ? (
        <IconButton icon="globe" label={t('language')} onClick={() => setOpened('language')} />
      ) : null}
      {options.notification ? <Bell {...bell} fallback={<IconButton {...bell} />} /> : null}
      {options.logout && user?.entry === 'register' ? (
        <span className={styles.apart}>
          <IconButton icon="log-out" label={t('logOut')} onClick={() => setOpened('logout')} />
        </span>
      ) : null}
      {opened === 'language' ? <LanguageSheet onClose={close} onFail={closeFailed} /> : null}
      {opened === 'logout' ? <LogoutConfirm onClose={close} onFail={closeFailed} /> : null}
    </>
  );
}
