import type { RecordedCall } from '#contract/outcome.ts';
import type { Json } from '#domain/canonical-json.ts';
import { isNetworkOwner } from '#domain/ledger/accounts.ts';
import { book, type ChainRecord, type Wallet, type Wallets } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { BookedEntry } from '#domain/ledger/record-line.ts';
import { keysOf } from '#domain/name-list.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  createBatch,
  createKnownReply,
  type Db,
  errorCode,
  findReplyTo,
  type IdempotencyKey,
  isPerhapsCommitted,
  type KnownReply,
  listReplies,
  type Sql,
  saveReplies,
} from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { createRecoveryPayments } from './pay-recoveries.ts';
import { lockWallets, toBookings } from './post-entries.ts';
import { saveBookings } from './wallet-store.ts';

/** A use case's decision about a money request: the entries to post and the reply. */
export interface Decision<Result extends Json> {
  readonly entries: readonly Entry[];
  readonly result: Result;
  /** Saves the decision's other changes, before the entries are written. */
  save?(sql: Sql): Promise<void>;
}

/**
 * A use case that moves money: load, decide, save. `decide` only asks the rules and `load` only
 * reads or locks, so a refused request has changed nothing.
 */
interface MoneyRequest<Result extends Json, Loaded = undefined> {
  /** The owners of all wallets that the request may touch. */
  readonly owners: readonly string[];
  /** The idempotency key from the sender. A request without one must not be retried. */
  readonly idempotency?: IdempotencyKey;
  /**
   * Runs when the requests before it in the transaction have saved, so it sees what they did; the
   * balances that they left are in the wallets, since entries are written last.
   */
  load?(sql: Sql): Promise<Loaded>;
  decide(wallets: ReadonlyMap<string, Wallet>, loaded: Loaded): Decision<Result> | RefusalError;
}

/** Any money request; each gets the result of its own decision. */
type AnyRequest = MoneyRequest<Json, unknown>;

type Outcome = { readonly result: Json } | { readonly error: unknown };

/** Called with the entries that paid recoveries, in the transaction that posts them. */
type OnRecovered = (sql: Sql, paidEntries: readonly Entry[], now: Date) => Promise<void>;

/** The prefix of each call's idempotency keys, in one place so that every key can be looked up. */
const requestPrefixes = {
  requestPayout: 'payout',
  cancelPayout: 'payout-cancel',
  returnStartup: 'startup-return',
  holdExchange: 'exchange-hold',
  confirmExchange: 'exchange-confirm',
  cancelExchange: 'exchange-cancel',
  putPlan: 'put',
  stopPlan: 'plan-stop',
  buyVip: 'vip',
  disputeExchange: 'exchange-dispute',
  editBankCard: 'card',
  followOperator: 'follow',
  claimCoupon: 'coupon-claim',
} as const satisfies Record<RecordedCall, string>;

export const recordedCalls: readonly RecordedCall[] = keysOf(requestPrefixes);

export const requestKey = (call: RecordedCall, partnerId: string, requestId: string): string =>
  `${requestPrefixes[call]}:${partnerId}:${requestId}`;

export interface MoneyQueue {
  /** Settles the request in a batch with others that are waiting. Throws if it is refused. */
  submit<Result extends Json, Loaded = undefined>(
    request: MoneyRequest<Result, Loaded>,
  ): Promise<Result>;
  /** The number of requests in the queue. */
  waiting(): number;
}

interface MoneyQueueOptions {
  /** How many transactions run at once. */
  readonly groupsMax?: number;
  readonly sizeMax?: number;
  readonly waitingMax?: number;
  readonly onRecovered?: OnRecovered;
}

/** The database waited too long for a row that another transaction holds. */
const lockTimeout = '55P03';

/** Requests that spend or return the network's own money meet at its accounts. */
const isForNetwork = ({ owners }: AnyRequest): boolean => owners.some(isNetworkOwner);

/**
 * Money requests that arrive together share one transaction, and each gets its own answer. A wallet
 * is in one transaction at a time, and its requests are settled in order of arrival. Requests that
 * may have to wait for the network's accounts are in line by themselves, and hold up no others.
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
  const createSettlement = () =>
    createBatch<AnyRequest, Outcome>(
      (requests) => db.transaction((sql) => settleBatch(sql, requests, now(), onRecovered)),
      {
        name: 'money',
        groupsMax,
        sizeMax,
        waitingMax,
        keysOf: ({ owners }) => owners,
        mayRetry(error, request) {
          // One by one, each would wait as long for the same account of the network.
          if (errorCode(error) === lockTimeout && isForNetwork(request)) return false;
          // If a commit may have succeeded, only requests with an idempotency key can be retried.
          return !isPerhapsCommitted(error) || request.idempotency !== undefined;
        },
      },
    );
  const settlePartners = createSettlement();
  const settleNetwork = createSettlement();

  return {
    waiting: () => settlePartners.waiting() + settleNetwork.waiting(),
    async submit<Result extends Json, Loaded>(request: MoneyRequest<Result, Loaded>) {
      // Each outcome has its own request's type, which the batch cannot express.
      const anyRequest = request as unknown as AnyRequest;
      const outcome = await (isForNetwork(anyRequest)
        ? settleNetwork(anyRequest)
        : settlePartners(anyRequest));
      if ('error' in outcome) throw outcome.error;

      // The result of this very request, whose type the batch has lost.
      return outcome.result as Result;
    },
  };
}

interface SettlementBatch {
  readonly sql: Sql;
  readonly onRecovered: OnRecovered;
  readonly now: Date;
  readonly wallets: Wallets;
  readonly knownReplies: Map<string, KnownReply>;
  readonly replies: (IdempotencyKey & { readonly reply: Json })[];
  readonly entries: BookedEntry[];
  readonly records: ChainRecord[];
}

/**
 * Settles requests in one transaction: locks all their wallets at once, lets each decide in turn on
 * the balances its predecessors left, and posts everything with one statement.
 */
async function settleBatch(
  sql: Sql,
  requests: readonly AnyRequest[],
  now: Date,
  onRecovered: OnRecovered,
): Promise<Outcome[]> {
  const wallets = await lockWallets(
    sql,
    requests.flatMap(({ owners }) => owners),
  );
  const keys = requests.flatMap(({ idempotency }) => idempotency?.key ?? []);
  const knownReplies = keys.length === 0 ? new Map() : await listReplies(sql, keys);

  const batch: SettlementBatch = {
    sql,
    onRecovered,
    now,
    wallets,
    knownReplies,
    replies: [],
    entries: [],
    records: [],
  };
  const outcomes: Outcome[] = [];
  // One after another, because each decides on the balances that the one before it left.
  for (const request of requests) outcomes.push(await settleRequest(batch, request));

  await saveBookings(sql, batch);
  await saveReplies(sql, batch.replies, now);

  return outcomes;
}

async function settleRequest(batch: SettlementBatch, request: AnyRequest): Promise<Outcome> {
  let decision: Decision<Json>;
  let changedWallets: Wallets;
  try {
    const earlierReply =
      request.idempotency && findReplyTo(batch.knownReplies, request.idempotency);
    if (earlierReply !== undefined) return { result: earlierReply };

    const loaded = await request.load?.(batch.sql);
    const decided = request.decide(batch.wallets, loaded);
    if (decided instanceof RefusalError) return { error: decided };

    changedWallets = bookInBatch(batch, decided.entries, request.idempotency?.key ?? null);
    decision = decided;
  } catch (error) {
    // A database error aborts the whole transaction, so no request in it can continue.
    if (errorCode(error) !== '') throw error;
    return { error };
  }

  const paidEntries = await createRecoveryPayments(
    batch.sql,
    changedWallets.values(),
    batch.entries,
  );
  bookInBatch(batch, paidEntries, null);

  if (paidEntries.length > 0) await batch.onRecovered(batch.sql, paidEntries, batch.now);
  await decision.save?.(batch.sql);

  if (request.idempotency) {
    const { key, input } = request.idempotency;
    batch.replies.push({ key, input, reply: decision.result });
    batch.knownReplies.set(key, createKnownReply(input, decision.result, batch.now));
  }

  return { result: decision.result };
}

function bookInBatch(
  batch: SettlementBatch,
  entries: readonly Entry[],
  requestKey: string | null,
): Wallets {
  const booked = book(batch.wallets, toBookings(entries, requestKey), batch.now, sha256);
  for (const [owner, wallet] of booked.wallets) batch.wallets.set(owner, wallet);
  batch.entries.push(...booked.entries);
  batch.records.push(...booked.records);

  return booked.wallets;
}
