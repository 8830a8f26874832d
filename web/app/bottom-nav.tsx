import { useTranslations } from 'use-intl';
import { useLanguage } from '../i18n/language.tsx';
import { BottomBar } from '../parts/bottom-bar.tsx';
import type { IconName } from '../parts/icon.tsx';
import { hasBottomBar } from '../session/bottom-bar.ts';

const mainScreens = [
  { name: 'home', path: '/ad-center', icon: 'home' },
  { name: 'plans', path: '/plan', icon: 'chart' },
  { name: 'wallet', path: '/wallet', icon: 'wallet' },
  { name: 'more', path: '/more', icon: 'dots' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[];

/** The tab bar of the main screens; all others have a back arrow. */
export function BottomNav({ path }: { readonly path: string }) {
  const { hasAllTexts } = useLanguage();
  const isMain = mainScreens.some((screen) => screen.path === path);
  return hasAllTexts && isMain && hasBottomBar() ? <Bar path={path} /> : null;
}

function Bar({ path }: { readonly path: string }) {
  const t = useTranslations('nav');
  return (
    <BottomBar
      items={mainScreens.map(({ name, path: to, icon }) => ({
        href: `#${to}`,
        icon,
        label: t(name),
        isCurrent: to === path,
      }))}
      label={t('label')}
    />
  );
}
