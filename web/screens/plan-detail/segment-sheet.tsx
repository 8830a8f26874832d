import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { excludePlacement } from '#contract/plan.ts';
import { useSend } from '../../form/use-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useToast } from '../../parts/toast.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import type { Breakdown } from './performance-tab.tsx';
import { findSegment, type Segment, type SegmentId, useSegmentName } from './segment-table.tsx';

interface SegmentSheetProps {
  readonly breakdown: Breakdown;
  readonly id: SegmentId;
  readonly planNo: string;
  readonly onClose: () => void;
}

/** What one placement, country, device or hour came to; a placement can be excluded here. */
export function SegmentSheet({ breakdown, id, planNo, onClose }: SegmentSheetProps) {
  const t = useTranslations('delivery.breakdown');
  const nameOf = useSegmentName();
  const segment = findSegment(breakdown, id);
  if (!segment) return null;
  return (
    <Sheet onClose={onClose} open title={nameOf(segment)}>
      <div className="stack-3">
        {'publisher' in segment ? (
          <p className="quiet">
            {segment.isExcluded
              ? t('excludedAt', { publisher: segment.publisher })
              : segment.publisher}
          </p>
        ) : null}
        <SegmentLines segment={segment} />
        <p className="quiet">{t('text')}</p>
        {'key' in segment && breakdown.mayExclude ? (
          <ExcludeButton placement={segment} planNo={planNo} />
        ) : null}
      </div>
    </Sheet>
  );
}

function SegmentLines({ segment }: { readonly segment: Segment }) {
  const t = useTranslations('delivery');
  const format = useFormatter();
  const { impressions, clicks, conversions, net, cost, result } = segment;
  const sum = useSum()([{ money: net }, { money: cost, side: 'pays', isSubtracted: true }], {
    money: result,
    form: 'change',
  });
  const [{ display: netPart }, { display: costPart }] = sum.parts;
  return (
    <div>
      <LedgerLine label={t('funnel.impression')} quiet value={format.number(impressions)} />
      <LedgerLine label={t('funnel.click')} quiet value={format.number(clicks)} />
      <LedgerLine label={t('funnel.conversion')} quiet value={format.number(conversions)} />
      <LedgerLine label={t('funnel.revenue')} {...netPart} />
      <LedgerLine label={t('breakdown.cost')} {...costPart} />
      <RoundingLine rounding={sum.rounding} />
      <LedgerLine label={t('breakdown.result')} total {...sum.total} />
    </div>
  );
}

interface ExcludeButtonProps {
  readonly placement: Breakdown['placements'][number];
  readonly planNo: string;
}

/** Excludes a placement from the plan, or allows it again. */
function ExcludeButton({ placement: { key, isExcluded }, planNo }: ExcludeButtonProps) {
  const t = useTranslations('delivery');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const changeExclusion = async () => {
    setBusy(true);
    await send(excludePlacement, { planNo, key, isExcluded: !isExcluded }, async () => {
      toast(t(isExcluded ? 'breakdown.letIn' : 'breakdown.excluded'), 'success');
      await queries.invalidateQueries({ queryKey: ['plan-breakdown', planNo] });
      await queries.invalidateQueries({ queryKey: ['plan', planNo] });
    });
    setBusy(false);
  };
  return (
    <>
      <Button busy={isBusy} kind="secondary" onClick={() => void changeExclusion()} wide>
        {t(isExcluded ? 'breakdown.include' : 'breakdown.exclude')}
      </Button>
      <p className="quiet">{t('learning.restart')}</p>
    </>
  );
}
