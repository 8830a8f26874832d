import type { Json } from '#domain/canonical-json.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Db, isPerhapsCommitted } from '../db/db.ts';
import {
  type AnyRequest,
  type MoneyRequest,
  type Outcome,
  settleTogether,
} from './money-request.ts';

export interface MoneyQueue {
  /** Settles the request, together with others that came meanwhile. Throws its refusal. */
  ask<Result extends Json, Facts = undefined>(
    request: MoneyRequest<Result, Facts>,
  ): Promise<Result>;
}

export interface MoneyQueueOptions {
  /** How many transactions run at once. Few: what waits meanwhile shares the next one. */
  readonly lanes?: number;
  readonly sizeMax?: number;
  readonly waitingMax?: number;
}

/** Fewer than these are not worth a transaction of their own while others wait. */
const shareMin = 8;

interface Waiting {
  readonly request: AnyRequest;
  readonly answer: (result: Json) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Requests for money that arrive together share one transaction, each with its own answer. A
 * wallet is in one transaction at a time, and its requests are settled in the order they came.
 */
export function createMoneyQueue(
  db: Db,
  now: () => Date,
  { lanes = 3, sizeMax = 100, waitingMax = 5_000 }: MoneyQueueOptions = {},
): MoneyQueue {
  let waiting: Waiting[] = [];
  let running = 0;
  let isDue = false;
  const busy = new Set<string>();

  function startLanes(): void {
    isDue = false;
    while (running < lanes) {
      // Shared out evenly: a second lane that stands idle while the first takes all is no use.
      const share = Math.ceil(waiting.length / (lanes - running));
      const picked = pick(waiting, busy, Math.min(sizeMax, Math.max(shareMin, share)));
      if (picked.group.length === 0) return;
      waiting = picked.rest;
      running += 1;
      const owners = picked.group.flatMap(({ request }) => request.owners);
      for (const owner of owners) busy.add(owner);
      void settleGroup(db, now, picked.group).finally(() => {
        for (const owner of owners) busy.delete(owner);
        running -= 1;
        startLanes();
      });
    }
  }

  return {
    ask: (request) =>
      new Promise((answer, fail) => {
        if (waiting.length >= waitingMax) throw new Refusal('busy');
        // The queue keeps each answer with its own request, which the types cannot say.
        waiting.push({ request, answer, fail } as unknown as Waiting);
        // Those that come in the same turn of the event loop go together.
        if (!isDue) setImmediate(startLanes);
        isDue = true;
      }),
  };
}

/** The first requests none of whose wallets is busy or wanted by one that has waited longer. */
function pick(waiting: readonly Waiting[], busy: ReadonlySet<string>, sizeMax: number) {
  const group: Waiting[] = [];
  const rest: Waiting[] = [];
  const taken = new Set(busy);
  for (const one of waiting) {
    const { owners } = one.request;
    if (group.length < sizeMax && !owners.some((owner) => taken.has(owner))) {
      group.push(one);
      continue;
    }
    for (const owner of owners) taken.add(owner);
    rest.push(one);
  }
  return { group, rest };
}

async function settleGroup(db: Db, now: () => Date, group: readonly Waiting[]): Promise<void> {
  let outcomes: Outcome[];
  try {
    const requests = group.map(({ request }) => request);
    outcomes = await db.transaction((sql) => settleTogether(sql, requests, now()));
  } catch (error) {
    if (group.length > 1) await settleSingly(db, now, group, error);
    else group[0]?.fail(error);
    return;
  }
  group.forEach(({ answer, fail }, at) => {
    const outcome = outcomes[at];
    if (outcome && 'result' in outcome) answer(outcome.result);
    else fail(outcome?.error);
  });
}

/**
 * One bad request must not fail its neighbours: alone, only the bad one fails again. When nothing
 * is known of the commit, only those go again whose key keeps them from happening twice.
 */
async function settleSingly(
  db: Db,
  now: () => Date,
  group: readonly Waiting[],
  error: unknown,
): Promise<void> {
  const isUndone = !isPerhapsCommitted(error);
  for (const one of group) {
    if (isUndone || one.request.once) await settleGroup(db, now, [one]);
    else one.fail(error);
  }
}
