import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';

const ranges = ['all', 'week', 'month', 'quarter'] as const;

export type DateRange = (typeof ranges)[number];

const daysOf = { week: 7, month: 30, quarter: 90 } as const;

/** The midnight at which a range of days begins, in the partner's own zone; null for all time. */
export function rangeStart(range: DateRange, now: Date): Date | null {
  if (range === 'all') return null;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysOf[range] + 1);
}

interface RangeChipsProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
}

export function RangeChips({ value, onChange }: RangeChipsProps) {
  const t = useTranslations('wallet');
  return ranges.map((range) => (
    <Chip key={range} onPress={() => onChange(range)} pressed={range === value}>
      {t(`range.${range}`)}
    </Chip>
  ));
}
