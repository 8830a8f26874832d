import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';

interface SpanChipProps {
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly onClear: () => void;
}

const whole = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The period that a list is limited to; a press removes it. */
export function SpanChip({ span: { from, to }, onClear }: SpanChipProps) {
  const format = useFormatter();
  if (!from && !to) return null;
  const start = new Date(from ?? 0);
  // An open period ends now.
  const end = new Date(Math.min(Date.parse(to ?? '') || Date.now(), Date.now()));
  return (
    <Chip onPress={onClear} pressed>
      {end > start ? format.dateTimeRange(start, end, whole) : format.dateTime(start, whole)}
    </Chip>
  );
}
