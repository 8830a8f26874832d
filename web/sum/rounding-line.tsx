import { useTranslations } from 'use-intl';
import { LedgerLine } from '../parts/ledger-line.tsx';
import type { SumAmount } from './use-sum.ts';

interface RoundingLineProps {
  readonly rounding: SumAmount | null;
}

/** Between the parts of a sum and its total: what rounding for display left over, if anything. */
export function RoundingLine({ rounding }: RoundingLineProps) {
  const t = useTranslations('app');
  if (!rounding) return null;
  return <LedgerLine label={t('rounding')} quiet {...rounding} />;
}
