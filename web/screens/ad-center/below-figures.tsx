import { memo } from 'react';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ProgrammeCard } from '../../programme/programme-card.tsx';
import { AttentionCards } from './attention-cards.tsx';
import { FollowCard } from './follow-card.tsx';
import { HelpCard } from './help-card.tsx';

const words: readonly MessagePart[] = ['for-center'];

/** What comes after the figures and loads after them, so that nobody waits for it. */
export const BelowFigures = memo(function BelowFigures() {
  if (!useWords(words)) return null;
  return (
    <>
      <AttentionCards />
      <ProgrammeCard />
      <FollowCard />
      <HelpCard />
    </>
  );
});
