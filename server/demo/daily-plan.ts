import { createChance } from '#domain/demo/chance.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { type DailyKind, happen } from './daily-acts.ts';
import type { LifeAct } from './life.ts';
import { workOff } from './work-off.ts';

const seed = 20_261_119;

/** What partners do on every day. */
const everyDay: readonly DailyKind[] = [
  ...(['deposit', 'put', 'put', 'put', 'payout', 'payout'] as const),
  ...(['exchange', 'chat', 'chat', 'feedback'] as const),
];

/** What happens besides, on every other day. */
const inTurn: readonly (readonly DailyKind[])[] = [
  ['dispute', 'merchant'],
  ['review', 'report'],
];

/** A moment of a day: the desk works off what is older, and then something new comes in. */
interface Moment {
  readonly at: number;
  readonly acts: readonly LifeAct[];
}

/** The plan of a UTC day, counted since 1970: the same whenever it is asked for. */
function planOf(day: number): Moment[] {
  const chance = createChance(seed + day);
  const left = [...everyDay, ...(inTurn[day % inTurn.length] ?? [])];
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  const apart = dayMs / left.length;
  return Array.from({ length: left.length }, (_, nth) => {
    const [kind] = left.splice(chance.whole(0, left.length - 1), 1) as [DailyKind];
    const at = day * dayMs + Math.floor((nth + chance.next()) * apart);
    const own = chance.whole(0, 2 ** 31);
    return {
      at,
      acts: [
        { name: `${date}, ${nth}: the desk`, run: (life) => workOff(life, createChance(own)) },
        { name: `${date}, ${nth}: ${kind}`, run: (life) => happen(life, kind, createChance(own)) },
      ],
    };
  });
}

/** What happens after one moment and until another, in order. */
export function dailyActs(after: Date, until: Date): LifeAct[] {
  const [from, to] = [after.getTime(), until.getTime()];
  const acts: LifeAct[] = [];
  for (let day = Math.floor(from / dayMs); day * dayMs <= to; day += 1) {
    acts.push(...planOf(day).flatMap(({ at, acts }) => (at > from && at <= to ? acts : [])));
  }
  return acts;
}
