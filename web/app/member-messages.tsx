import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

interface MemberMessagesProps {
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** Renders a screen once the texts behind the login are loaded. */
export function MemberMessages({ isCovered, children }: MemberMessagesProps) {
  const { hasAllTexts, loadAllTexts } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasAllTexts && !hasFailed) loadAllTexts().catch(() => setFailed(true));
  }, [hasAllTexts, hasFailed, loadAllTexts]);
  if (hasAllTexts) return children;
  if (hasFailed) return <FailedScreen onRetry={() => setFailed(false)} />;
  return <LoadingScreen isCovered={isCovered} />;
}
