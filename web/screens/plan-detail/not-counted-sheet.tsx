import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Opened } from '../../plan/opened.ts';
import { useSum } from '../../sum/use-sum.ts';
import type { Charts, Span } from './performance-tab.tsx';

interface NotCountedSheetProps {
  readonly charts: Pick<Charts, 'quality' | 'credited'>;
  readonly span: Span;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** What was reported, what did not count and why, and what remains; the figures add up. */
export function NotCountedSheet({ charts, span, onOpen, onClose }: NotCountedSheetProps) {
  const { quality, credited } = charts;
  const t = useTranslations('delivery');
  const money = useMoney();
  return (
    <Sheet onClose={onClose} open title={t('quality.title')}>
      <div className="stack-3">
        {quality.map((part) => (
          <Counted key={part.kind} onOpen={onOpen} part={part} span={span} />
        ))}
        <p className="quiet">{t('quality.notPaid')}</p>
        {signOf(credited) ? (
          <LedgerLine
            label={t('quality.credited')}
            onOpen={() => onOpen({ sheet: 'records' })}
            value={money.amount(credited)}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

interface CountedProps extends Pick<NotCountedSheetProps, 'span' | 'onOpen'> {
  readonly part: Charts['quality'][number];
}

/** The events of one kind. */
function Counted({ part: { kind, gross, invalid, net }, span, onOpen }: CountedProps) {
  const t = useTranslations('delivery');
  const netSum = useSum()(
    [
      { reason: null, money: `${gross}`, form: 'count' },
      ...invalid.map(({ reason, count }) => ({
        reason,
        money: `${-count}`,
        form: 'count' as const,
      })),
    ],
    { money: `${net}`, form: 'count' },
  );
  return (
    <div>
      <h3 className="quiet">{t(`quality.${kind}`)}</h3>
      {netSum.parts.map(({ reason, display }) =>
        reason === null ? (
          <LedgerLine
            key="gross"
            label={t('quality.gross')}
            onOpen={() => onOpen({ sheet: 'events', kind, ...span })}
            {...display}
          />
        ) : (
          <LedgerLine
            key={reason}
            label={t(`reason.${reason}`)}
            onOpen={() => onOpen({ sheet: 'events', kind, reason, ...span })}
            quiet
            {...display}
          />
        ),
      )}
      {invalid.length === 0 && gross > 0 ? (
        <p className="quiet">{t('quality.noneInvalid')}</p>
      ) : null}
      <LedgerLine
        label={t('quality.net')}
        onOpen={() => onOpen({ sheet: 'events', kind, counted: 'valid', ...span })}
        total
        {...netSum.total}
      />
    </div>
  );
}
