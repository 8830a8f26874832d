import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../i18n/language.tsx';
import { Failed } from '../parts/failed.tsx';
import { LoadingScreen } from './loading-screen.tsx';

interface MemberMessagesProps {
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** Shows a screen behind the login once its words are there. */
export function MemberMessages({ isCovered, children }: MemberMessagesProps) {
  const t = useTranslations('app');
  const { isWhole, loadAll } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWhole && !hasFailed) loadAll().catch(() => setFailed(true));
  }, [isWhole, hasFailed, loadAll]);
  if (isWhole) return children;
  if (hasFailed) return <Failed onRetry={() => setFailed(false)} text={t('retry')} />;
  return <LoadingScreen isCovered={isCovered} />;
}
