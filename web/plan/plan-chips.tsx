import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import { Chip, type ChipKind } from '../parts/chip.tsx';

/** A settled plan may have lost money, so no status has the colour of a gain. */
const kinds = {
  waitPut: 'accent',
  matching: 'plain',
  putting: 'accent',
  putFailed: 'warning',
  putFinished: 'plain',
  waitSettlement: 'plain',
  settled: 'plain',
} as const satisfies Record<PlanStatus, ChipKind>;

export function StatusChip({ status, pausedBy }: Pick<PlanRow, 'status' | 'pausedBy'>) {
  const t = useTranslations('plan');
  if (pausedBy && pausedBy !== 'ending') return <Chip kind="warning">{t('pausedSince')}</Chip>;
  return <Chip kind={kinds[status]}>{t(`status.${status}`)}</Chip>;
}

export function OfficialChip({ isOfficial }: Pick<PlanRow, 'isOfficial'>) {
  const t = useTranslations('plan');
  return <Chip>{isOfficial ? t('official') : t('notOfficial')}</Chip>;
}
