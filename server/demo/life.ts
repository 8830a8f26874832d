import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#domain/refusal.ts';
import { type Db, idempotent } from '../database/database.ts';
import { logProblem } from '../process/process.ts';
import type { Actors } from './actors.ts';
import type { RangeKey } from './demo-range.ts';

/** What the acts of a running demo have at hand. */
export interface Life {
  readonly actors: Actors;
  /** The products that can be offered, by their keys. */
  readonly products: ReadonlyMap<RangeKey, string>;
}

export interface LifeAct {
  /** Names the act for ever: what was done under a name is not done again. */
  readonly name: string;
  run(life: Life): Promise<unknown>;
}

export interface LifeOptions {
  readonly acts: readonly LifeAct[];
  /** How many times as long as an act took the next one waits, so that the app stays quick. */
  readonly restFactor?: number;
  readonly restMsMin?: number;
  readonly stop?: AbortSignal;
  onProblem?(name: string, error: unknown): void;
}

/**
 * Does what was not done yet, one act after another at a low pace. An act is taken before it is
 * done, so that neither a restart nor another process repeats it. Gives how many were done.
 */
export async function liveOn(db: Db, life: Life, options: LifeOptions): Promise<number> {
  const { acts, restFactor = 3, restMsMin = 500, stop } = options;
  const onProblem = options.onProblem ?? ((name, error) => logProblem(`demo ${name}`, error));
  let done = 0;
  for (const { name, run } of acts) {
    if (stop?.aborted) break;
    if (!(await takeAct(db, name, life.actors.services.now()))) continue;
    const began = performance.now();
    await run(life).catch((error: unknown) => {
      // A refusal is an ordinary answer: somebody at the desk was quicker, for example.
      if (!(error instanceof Refusal)) onProblem(name, error);
    });
    done += 1;
    const rest = Math.max(restMsMin, (performance.now() - began) * restFactor);
    await wait(rest, null, { ref: false, ...(stop ? { signal: stop } : {}) }).catch(() => {});
  }
  await life.actors.leave();
  return done;
}

/** True for exactly one caller, ever. */
async function takeAct(db: Db, name: string, now: Date): Promise<boolean> {
  let isFirst = false;
  const key = `demo-life:${name}`;
  await db.transaction((sql) =>
    idempotent(sql, { key, input: {} }, now, async () => {
      isFirst = true;
      return {};
    }),
  );
  return isFirst;
}
