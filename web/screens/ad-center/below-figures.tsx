import { memo } from 'react';
import { AttentionCards } from './attention-cards.tsx';
import { FollowCard } from './follow-card.tsx';
import { HelpCard } from './help-card.tsx';
import { ProgrammeCard } from './programme-card.tsx';

/** What comes after the figures and loads after them, so that nobody waits for it. */
export const BelowFigures = memo(function BelowFigures() {
  return (
    <>
      <AttentionCards />
      <ProgrammeCard />
      <FollowCard />
      <HelpCard />
    </>
  );
});
