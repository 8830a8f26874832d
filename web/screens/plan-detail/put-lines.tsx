import { useTranslations } from 'use-intl';
import type { previewPut } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';

export type Preview = Output<typeof previewPut>;

const sources = [
  { name: 'discount', label: 'fromCoupon' },
  { name: 'startup', label: 'fromStartup' },
  { name: 'own', label: 'own' },
] as const;

/** What a put takes from which sources, and what they add up to. */
export function usePutSum() {
  const sum = useSum();
  return (preview: Preview) =>
    sum(
      sources
        .filter(({ name }) => name === 'own' || signOf(preview[name]))
        .map((source) => ({ ...source, money: preview[source.name], side: 'pays' })),
      { money: preview.hold, form: 'whole' },
    );
}

interface PutLinesProps {
  readonly preview: Preview | null;
  readonly putSum: ReturnType<ReturnType<typeof usePutSum>> | null;
}

/** What a put takes, from which sources, and what is left. */
export function PutLines({ preview, putSum }: PutLinesProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  if (!preview || !putSum) {
    return (
      <>
        <LedgerLine label={t('own')} value="–" />
        <LedgerLine label={t('after')} quiet value="–" />
      </>
    );
  }
  return (
    <>
      {putSum.parts.map(({ name, label, display }) => (
        <LedgerLine key={name} label={t(label)} {...display} />
      ))}
      <RoundingLine rounding={putSum.rounding} />
      <LedgerLine label={t('after')} quiet {...money.shown(preview.availableAfter)} />
    </>
  );
}
