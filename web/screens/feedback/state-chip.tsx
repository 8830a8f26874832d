import { useTranslations } from 'use-intl';
import type { FeedbackState } from '#domain/help/feedback.ts';
import { Chip, type ChipKind } from '../../parts/chip.tsx';

const kinds = {
  received: 'plain',
  'in-progress': 'warning',
  answered: 'accent',
  closed: 'plain',
} as const satisfies Record<FeedbackState, ChipKind>;

export function StateChip({ state }: { readonly state: FeedbackState }) {
  const t = useTranslations('feedback');
  return <Chip kind={kinds[state]}>{t(`state.${state}`)}</Chip>;
}
