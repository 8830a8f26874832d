import type { Services } from '../services/services.ts';
import { rollUpNext } from './rollup-store.ts';

/** A limit per run: a run must end, so that the next one can start with newer events. */
const stepsMax = 200;

/**
 * The job that rolls up events since its last run. Any number of processes may run it.
 *
 * Not by `eachOne`: one statement counts many plans, so that their figures are seconds old.
 */
export async function rollUp(
  { db }: Pick<Services, 'db'>,
  _now: Date,
): Promise<{ events: number }> {
  let eventCount = 0;
  for (let step = 0; step < stepsMax; step += 1) {
    const rolledUpCount = Number(await rollUpNext(db));
    if (rolledUpCount === 0) break;

    eventCount += rolledUpCount;
  }

  return { events: eventCount };
}
