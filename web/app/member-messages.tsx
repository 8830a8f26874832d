import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import type { MessagePart } from '../i18n/load-messages.ts';
import { FailedScreen } from './failed-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

interface MemberMessagesProps {
  /** The texts that the screen needs beyond the common ones. */
  readonly words: readonly MessagePart[];
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** Renders a screen behind the login once its texts are loaded. */
export function MemberMessages({ words, isCovered, children }: MemberMessagesProps) {
  const { parts, load } = useLanguage();
  const isWhole = words.every((part) => parts.includes(part));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWhole && !hasFailed) load(words).catch(() => setFailed(true));
  }, [isWhole, hasFailed, load, words]);
  if (isWhole) return children;
  if (hasFailed) return <FailedScreen onRetry={() => setFailed(false)} />;
  return <LoadingScreen isCovered={isCovered} />;
}
