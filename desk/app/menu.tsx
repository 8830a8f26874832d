import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { countWaiting } from '#contract/desk/waiting.ts';
import { hourMs } from '#domain/time.ts';
import { useRead } from '../api/use-ask.ts';
import { queueWords } from '../money/queue-words.ts';
import { queueEveryMs } from '../parts/queue-every.ts';
import { type DeskPage, deskGroups } from './pages.tsx';

interface MenuProps {
  readonly pages: readonly DeskPage[];
  readonly current: DeskPage | undefined;
}

interface Count {
  readonly waiting: number;
  readonly isLate: boolean;
}

const none: Count = { waiting: 0, isLate: false };

/** What waits on each page, from a single call. */
function useCounts(): ReadonlyMap<string, Count> {
  const { queues = [] } = useRead(countWaiting, {}, queueEveryMs).data ?? {};
  const counts = new Map<string, Count>();
  for (const { queue, count, oldestAt } of queues) {
    const { path, lateHours } = queueWords[queue];
    const [page = ''] = /^\/[^/?]+/.exec(path) ?? [];
    const before = counts.get(page) ?? none;
    const isLate = oldestAt !== null && Date.now() - Date.parse(oldestAt) > lateHours * hourMs;
    counts.set(page, { waiting: before.waiting + count, isLate: before.isLate || isLate });
  }
  return counts;
}

/** The pages by task, with what waits on each. On a tablet one task is expanded at a time. */
export function Menu({ pages, current }: MenuProps) {
  const counts = useCounts();
  const isTablet = useMediaQuery('(max-width: 60rem)', undefined, {
    getInitialValueInEffect: false,
  });
  const of = (group: DeskPage['group']) => pages.filter((page) => page.group === group);
  const groups = deskGroups.filter((group) => of(group).length > 0);
  const parts = { counts, current, groups, of };
  return <div className="desk-nav">{isTablet ? <Row {...parts} /> : <Column {...parts} />}</div>;
}

interface PartsProps {
  readonly counts: ReadonlyMap<string, Count>;
  readonly current: DeskPage | undefined;
  readonly groups: readonly DeskPage['group'][];
  readonly of: (group: DeskPage['group']) => readonly DeskPage[];
}

function Column({ counts, current, groups, of }: PartsProps) {
  return groups.map((group) => (
    <div key={group}>
      {group !== 'Overview' && <p className="desk-nav-group">{group}</p>}
      <Links counts={counts} current={current} label={group} pages={of(group)} />
    </div>
  ));
}

function Row({ counts, current, groups, of }: PartsProps) {
  const [unfolded, setUnfolded] = useState<DeskPage['group'] | null>(null);
  // Navigating collapses the menu, whatever triggered it.
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    setUnfolded(null);
  }
  return (
    <>
      <div className="desk-nav-row">
        {groups.map((group) =>
          group === 'Overview' ? (
            <a aria-current={current?.group === group ? 'page' : undefined} href="#/" key={group}>
              Overview
            </a>
          ) : (
            <button
              aria-expanded={unfolded === group}
              className={current?.group === group ? 'desk-nav-here' : undefined}
              key={group}
              onClick={() => setUnfolded(unfolded === group ? null : group)}
              type="button"
            >
              {group}
              <Counted count={sumOf(of(group), counts)} />
            </button>
          ),
        )}
      </div>
      {unfolded && (
        <div className="desk-nav-unfolded">
          <Links counts={counts} current={current} label={unfolded} pages={of(unfolded)} />
        </div>
      )}
    </>
  );
}

function sumOf(pages: readonly DeskPage[], counts: PartsProps['counts']): Count {
  const all = pages.map(({ path }) => counts.get(path) ?? none);
  return {
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    isLate: all.some(({ isLate }) => isLate),
  };
}

interface LinksProps extends Pick<PartsProps, 'counts' | 'current'> {
  readonly pages: readonly DeskPage[];
  readonly label: string;
}

function Links({ pages, counts, current, label }: LinksProps) {
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <ul aria-label={label}>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            aria-current={page === current ? 'page' : undefined}
            href={`#${page.path}`}
            {...(page === current ? { ref: here } : {})}
          >
            {page.title}
            <Counted count={counts.get(page.path) ?? none} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Lateness is also announced in words, for those who cannot see the colour. */
function Counted({ count: { waiting, isLate } }: { readonly count: Count }) {
  if (waiting === 0) return null;
  const said = `${waiting} waiting${isLate ? ', late' : ''}`;
  return (
    <span
      aria-label={said}
      className={isLate ? 'desk-count desk-count-late' : 'desk-count'}
      role="img"
      title={said}
    >
      {waiting > 99 ? '99+' : waiting}
    </span>
  );
}
