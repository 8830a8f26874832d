import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { planBreakdown } from '#contract/breakdown.ts';
import { excludePlacement } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useSend } from '../../form/use-send.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useToast } from '../../parts/toast.tsx';
import { sumTags } from '../../sum/sum-tags.tsx';
import { useSum } from '../../sum/use-sum.ts';
import own from './breakdown-card.module.css';
import styles from './plan-detail-screen.module.css';
import { useHour } from './use-hour.ts';

type Breakdown = Output<typeof planBreakdown>;

const views = ['placements', 'countries', 'devices', 'hours'] as const;
type View = (typeof views)[number];

const panelId = 'breakdown';

/** The plan's results by placement, country, device and hour, over its life. */
export function BreakdownCard({ planNo }: { readonly planNo: string }) {
  const t = useTranslations('delivery.breakdown');
  const delivery = useTranslations('delivery');
  const app = useTranslations('app');
  const time = useTime();
  const [view, setView] = useState<View>('placements');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['plan-breakdown', planNo],
    queryFn: () => call(planBreakdown, { planNo }),
  });
  if (!data && isError) {
    return <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />;
  }
  if (!data) return <SkeletonCard lines={4} />;
  const { completeTo } = data;
  return (
    <Card
      aside={completeTo ? delivery('completeTo', { time: time(completeTo) }) : undefined}
      title={t('title')}
    >
      <Tabs
        label={t('title')}
        onChange={setView}
        panelId={panelId}
        tabs={views.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={view}
      />
      <div aria-label={t(`by.${view}`)} id={panelId} role="tabpanel">
        <Parts breakdown={data} planNo={planNo} view={view} />
      </div>
      <p className={styles.quiet}>{t('text')}</p>
    </Card>
  );
}

interface PartsProps {
  readonly breakdown: Breakdown;
  readonly planNo: string;
  readonly view: View;
}

function Parts({ breakdown, planNo, view }: PartsProps) {
  const t = useTranslations('delivery.breakdown');
  const app = useTranslations('app');
  const sum = useSum();
  const locale = useLocale();
  const hour = useHour();
  const names = nameParts(breakdown, view, {
    hour,
    locale,
    device: (device) => t(`device.${device}`),
    placement: (placement) => (
      <PlacementName mayExclude={breakdown.mayExclude} planNo={planNo} placement={placement} />
    ),
  });
  return (
    <ul className={own.parts}>
      {breakdown[view].map((part, at) => {
        const { impressions, clicks, conversions } = part;
        const result = sum(
          [
            { money: part.net, form: 'whole' },
            { money: part.cost, form: 'whole', side: 'pays', isSubtracted: true },
          ],
          { money: part.result, form: 'change' },
          `${view}${at}`,
        );
        const [{ display: net }, { display: cost }] = result.parts;
        return (
          <li key={keyOf(part)}>
            <div>
              {names[at]}
              <p className={styles.quiet}>{t('line', { impressions, clicks, conversions })}</p>
            </div>
            <div className={own.sum}>
              <strong {...result.total.mark}>{result.total.value}</strong>
              <p className={styles.quiet}>
                {t.rich('sum', {
                  ...sumTags(result),
                  net: net.value,
                  cost: cost.value,
                })}
              </p>
              {result.rounding ? (
                <p {...result.rounding.mark} className={styles.quiet}>
                  {app('roundingOf', { amount: result.rounding.value })}
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type Placement = Breakdown['placements'][number];
type Part = Breakdown[View][number];

function keyOf(part: Part): string | number {
  if ('key' in part) return part.key;
  if ('country' in part) return part.country;
  return 'device' in part ? part.device : part.hour;
}

interface PartWords {
  readonly locale: string;
  readonly hour: (hour: number) => string;
  readonly device: (device: Breakdown['devices'][number]['device']) => string;
  readonly placement: (placement: Placement) => React.ReactNode;
}

function nameParts(breakdown: Breakdown, view: View, words: PartWords): React.ReactNode[] {
  switch (view) {
    case 'placements':
      return breakdown.placements.map(words.placement);
    case 'countries': {
      const names = new Intl.DisplayNames(words.locale, { type: 'region', fallback: 'code' });
      return breakdown.countries.map(({ country }) =>
        /^[A-Z]{2}$/.test(country) ? names.of(country) : country || '–',
      );
    }
    case 'devices':
      return breakdown.devices.map(({ device }) => words.device(device));
    case 'hours':
      return breakdown.hours.map(({ hour }) => words.hour(hour));
  }
}

interface PlacementNameProps {
  readonly placement: Placement;
  readonly planNo: string;
  readonly mayExclude: boolean;
}

function PlacementName({ placement, planNo, mayExclude }: PlacementNameProps) {
  const t = useTranslations('delivery.breakdown');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const { key, isExcluded } = placement;
  const turn = async () => {
    setBusy(true);
    await send(excludePlacement, { planNo, key, isExcluded: !isExcluded }, async () => {
      toast(t(isExcluded ? 'letIn' : 'excluded'), 'success');
      await queries.invalidateQueries({ queryKey: ['plan-breakdown', planNo] });
      await queries.invalidateQueries({ queryKey: ['plan', planNo] });
    });
    setBusy(false);
  };
  return (
    <>
      <strong>{placement.placement}</strong>
      <p className={styles.quiet}>
        {isExcluded ? t('excludedAt', { publisher: placement.publisher }) : placement.publisher}
      </p>
      {mayExclude ? (
        <Button busy={isBusy} kind="quiet" onClick={() => void turn()}>
          {t(isExcluded ? 'include' : 'exclude')}
        </Button>
      ) : null}
    </>
  );
}
