import type { Services } from '../services/services.ts';
import { rollUpNext } from './rollup-store.ts';

/** Steps of one run: a run ends, so that a new one can begin with what came meanwhile. */
const stepsMax = 200;

/** The job that counts what was delivered since it last ran. Any number of processes may. */
export async function rollUp(
  { db }: Pick<Services, 'db'>,
  _now: Date,
): Promise<{ events: number }> {
  let events = 0;
  for (let step = 0; step < stepsMax; step += 1) {
    const folded = Number(await rollUpNext(db));
    if (folded === 0) break;
    events += folded;
  }
  return { events };
}
