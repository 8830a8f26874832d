import { useFormatter } from 'use-intl';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something took, in the largest unit that is not less than one: 3.5 hours. */
export function useDuration(): (ms: number) => string {
  const format = useFormatter();
  return (ms) => {
    const [unit, size] = units.find(([, one]) => ms >= one) ?? units[2];
    const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
    return format.number(Math.max(ms / size, 0), style);
  };
}
