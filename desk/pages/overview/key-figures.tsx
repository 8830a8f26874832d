import { formatPlace } from '../../location/use-place.ts';
import { shownDuration, shownMoney, shownShare } from '../../parts/shown.ts';
import { rangeOf, toReport, useOpenable } from './day-links.ts';
import type { Overview } from './overview-page.tsx';

interface KeyFiguresProps {
  readonly overview: Overview;
  readonly range: '30' | '90';
}

const sumOf = (days: Overview['days'], of: (day: Overview['days'][number]) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

/** The change from the previous period; none when that was zero. */
function changeOf(now: number, before: number, range: string): string {
  if (before === 0) return `none in the previous ${range} days`;
  const change = Math.round((now / before - 1) * 100);
  const sign = change === 0 ? '=' : change > 0 ? '↑' : '↓';
  return `${sign} ${Math.abs(change)}% on the previous ${range} days`;
}

/** The key figures. Each opens what it consists of. */
export function KeyFigures({ overview, range }: KeyFiguresProps) {
  const { position, auditor, days, before, payoutTimes } = overview;
  const partners = position.liabilities.filter(({ group }) =>
    ['partners', 'plans'].includes(group),
  );
  const owed = partners.reduce((sum, { amount }) => sum + Number(amount), 0);
  const consumed = sumOf(days, (day) => Number(day.consumed));
  const counted = sumOf(days, ({ impressions, clicks }) => impressions + clicks);
  const invalid = sumOf(days, (day) => day.invalid);
  const clicks = sumOf(days, (day) => day.clicks);
  const orders = sumOf(days, (day) => day.orders);
  const shown = rangeOf(days);
  const { completed, medianMs, slowestMs, oldestOpenAt } = payoutTimes;
  const covered = position.totalAssets === position.totalLiabilities;
  const waits = oldestOpenAt
    ? `oldest in progress ${shownDuration(Date.now() - Date.parse(oldestOpenAt))}`
    : 'none in progress';
  return (
    <dl className="desk-figures">
      <Figure
        name="Partners’ money, with plans"
        note={[
          covered ? 'covered in full' : 'not covered',
          auditor.isSound ? 'books add up' : 'money is stopped',
        ].join(', ')}
        to="#/partners"
        value={shownMoney(owed.toFixed(2))}
      />
      <Figure
        name={`Payouts, median of ${completed}`}
        note={slowestMs === null ? waits : `slowest ${shownDuration(slowestMs)}, ${waits}`}
        to={formatPlace('/payouts', { state: 'completed' })}
        value={medianMs === null ? '–' : shownDuration(medianMs)}
      />
      <Figure
        name={`Consumed, ${range} days`}
        note={changeOf(consumed, Number(before.consumed), range)}
        to={toReport()(shown)}
        value={shownMoney(consumed.toFixed(2))}
      />
      <Figure
        name="Invalid traffic"
        note={`${invalid.toLocaleString('en-GB')} refused or found later`}
        to={toReport('placement')(shown)}
        value={shownShare(invalid, counted + invalid)}
      />
      <Figure
        name="Orders from clicks"
        note={changeOf(orders, before.orders, range)}
        to={toReport('merchant')(shown)}
        value={shownShare(orders, clicks)}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly to: string;
}

function Figure({ name, value, note, to }: FigureProps) {
  const open = useOpenable()(to);
  return (
    <div className="desk-figure">
      <dt>{name}</dt>
      <dd>
        {open ? (
          <a className="desk-figure-value" href={open}>
            {value}
          </a>
        ) : (
          value
        )}
        <span>{note}</span>
      </dd>
    </div>
  );
}
