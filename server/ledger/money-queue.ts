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
  /** Settles the request in a batch with others that are waiting. Throws if it is refused. */
  ask<Result extends Json, Facts = undefined>(
    request: MoneyRequest<Result, Facts>,
  ): Promise<Result>;
  /** The number of requests in the queue. */
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
 * Money requests that arrive together share one transaction, and each gets its own answer. A wallet
 * is in one transaction at a time, and its requests are settled in order of arrival.
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
      // If a commit may have succeeded, only requests with an idempotency key are safe to retry.
      mayRetry: (error, { idempotency }) => !isPerhapsCommitted(error) || idempotency !== undefined,
    },
  );
  return {
    waiting: settle.waiting,
    async ask<Result extends Json, Facts>(request: MoneyRequest<Result, Facts>) {
      // Each outcome has its own request's type, which the batch cannot express.
      const outcome = await settle(request as unknown as AnyRequest);
      if ('error' in outcome) throw outcome.error;
      return outcome.result as Result;
    },
  };
}
