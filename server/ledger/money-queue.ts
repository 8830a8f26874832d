import type { Json } from '#domain/canonical-json.ts';
import { createBatch, type Db, isPerhapsCommitted } from '../database/database.ts';
import {
  type AnyRequest,
  type MoneyRequest,
  type OnRecovered,
  type Outcome,
  settleTogether,
} from './money-request.ts';

export interface MoneyQueue {
  /** Settles the request, together with others that came meanwhile. Throws its refusal. */
  ask<Result extends Json, Facts = undefined>(
    request: MoneyRequest<Result, Facts>,
  ): Promise<Result>;
  /** How many wait. */
  waiting(): number;
}

export interface MoneyQueueOptions {
  /** How many transactions run at once. */
  readonly groupsMax?: number;
  readonly sizeMax?: number;
  readonly waitingMax?: number;
  readonly onRecovered?: OnRecovered;
}

/**
 * Requests for money that arrive together share one transaction, each with its own answer. A
 * wallet is in one transaction at a time, and its requests are settled in the order they came.
 */
export function createMoneyQueue(
  db: Db,
  now: () => Date,
  options: MoneyQueueOptions = {},
): MoneyQueue {
  const {
    groupsMax = 3,
    sizeMax = 100,
    waitingMax = 5_000,
    onRecovered = async () => {},
  } = options;
  const settle = createBatch<AnyRequest, Outcome>(
    (requests) => db.transaction((sql) => settleTogether(sql, requests, now(), onRecovered)),
    {
      ...{ name: 'money', groupsMax, sizeMax, waitingMax },
      keysOf: ({ owners }) => owners,
      // When nothing is known of a commit, only those go again whose key keeps them from
      // happening twice.
      mayRetry: (error, { idempotency }) => !isPerhapsCommitted(error) || idempotency !== undefined,
    },
  );
  return {
    waiting: settle.waiting,
    async ask<Result extends Json, Facts>(request: MoneyRequest<Result, Facts>) {
      // Each outcome belongs to its own request, which the types cannot say.
      const outcome = await settle(request as unknown as AnyRequest);
      if ('error' in outcome) throw outcome.error;
      return outcome.result as Result;
    },
  };
}
