import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';

interface SpanChipProps {
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly onClear: () => void;
}

const momentFormat = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The period that a list is limited to; a press removes it. */
export function SpanChip({ span: { from: startsAt, to: endsAt }, onClear }: SpanChipProps) {
  const format = useFormatter();
  if (!startsAt && !endsAt) return null;
  const start = new Date(startsAt ?? 0);
  // An open period ends now.
  const end = new Date(Math.min(Date.parse(endsAt ?? '') || Date.now(), Date.now()));
  return (
    <Chip onPress={onClear} pressed>
      {end > start
        ? format.dateTimeRange(start, end, momentFormat)
        : format.dateTime(start, momentFormat)}
    </Chip>
  );
}
