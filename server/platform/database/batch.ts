import { RefusalError } from '#domain/refusal.ts';
import { createGroupObserver } from './batch-metrics.ts';

export interface BatchOptions<Item> {
  /** The metric name for this batch's group sizes; without one they are not measured. */
  readonly name?: string;
  /** How many groups run at once. Keep it low: items that arrive meanwhile share the next group. */
  readonly groupsMax?: number;
  readonly sizeMax?: number;
  /** With this many items waiting, new ones are refused as `busy`. */
  readonly waitingMax?: number;
  /** The resources an item needs exclusively: groups that share a key never run at once. */
  readonly keysOf?: (item: Item) => readonly string[];
  /** Whether an item of a failed group may be retried alone. */
  readonly mayRetry?: (error: unknown, item: Item) => boolean;
}

export interface Batch<Item, Answer> {
  (item: Item): Promise<Answer>;
  readonly waiting: () => number;
  /** Resolves when nothing is waiting or running. */
  readonly whenIdle: () => Promise<void>;
}

interface WaitingItem<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** The smallest group worth forming while more items wait. */
const groupSizeMin = 8;

/**
 * Batching with group commit: items that arrive together are settled together, by one statement or
 * in one transaction, each with its own answer. While a group runs, the next one gathers. A lone
 * item does not wait, and items that share a key are settled in order of arrival.
 */
export function createBatch<Item, Answer>(
  settle: (items: readonly Item[]) => Promise<readonly Answer[]>,
  options: BatchOptions<Item> = {},
): Batch<Item, Answer> {
  const { groupsMax = 1, sizeMax = 100, waitingMax = Number.POSITIVE_INFINITY } = options;
  const { keysOf = () => [], mayRetry = () => true } = options;
  const observeGroup = options.name === undefined ? () => {} : createGroupObserver(options.name);
  type Group = readonly WaitingItem<Item, Answer>[];
  let waiting: WaitingItem<Item, Answer>[] = [];
  let runningCount = 0;
  let isDue = false;
  let idleListeners: (() => void)[] = [];
  const busyKeys = new Set<string>();

  /** Defers to later in this event-loop turn, so that items of one turn share a group. */
  function startSoon(): void {
    if (!isDue) setImmediate(start);
    isDue = true;
  }

  function start(): void {
    isDue = false;
    while (runningCount < groupsMax && waiting.length > 0) {
      // Divide the items evenly, so that the groups can run side by side.
      const groupSize = Math.max(
        groupSizeMin,
        Math.ceil(waiting.length / (groupsMax - runningCount)),
      );
      const group = takeGroup(Math.min(sizeMax, groupSize));
      if (group.length === 0) break;

      void run(group);
    }
    if (runningCount > 0 || waiting.length > 0) return;

    for (const resolve of idleListeners) resolve();
    idleListeners = [];
  }

  /** The first waiting items whose keys are neither busy nor claimed by an earlier item. */
  function takeGroup(countMax: number): Group {
    const group: WaitingItem<Item, Answer>[] = [];
    const remaining: WaitingItem<Item, Answer>[] = [];
    const claimedKeys = new Set(busyKeys);

    for (const entry of waiting) {
      const keys = keysOf(entry.item);
      if (group.length < countMax && !keys.some((key) => claimedKeys.has(key))) {
        group.push(entry);
        continue;
      }

      for (const key of keys) claimedKeys.add(key);
      remaining.push(entry);
    }

    waiting = remaining;

    return group;
  }

  async function run(group: Group): Promise<void> {
    const keys = group.flatMap(({ item }) => keysOf(item));
    observeGroup(group.length);
    runningCount += 1;
    for (const key of keys) busyKeys.add(key);
    await settleGroup(group);
    for (const key of keys) busyKeys.delete(key);
    runningCount -= 1;
    startSoon();
  }

  async function settleGroup(group: Group): Promise<void> {
    try {
      const answers = await settle(group.map(({ item }) => item));
      if (answers.length !== group.length) throw new Error('A batch lost an answer');

      group.forEach(({ resolve }, index) => {
        // There are as many; an answer may itself be undefined.
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      // One bad item must not fail the others: run alone, only the bad one fails again.
      for (const entry of group) {
        if (group.length > 1 && mayRetry(error, entry.item)) await settleGroup([entry]);
        else entry.reject(error);
      }
    }
  }

  const submit = (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingMax) throw new RefusalError('busy');

      waiting.push({ item, resolve, reject });
      if (runningCount < groupsMax) startSoon();
    });
  const whenIdle = (): Promise<void> =>
    new Promise((resolve) => {
      idleListeners.push(resolve);
      startSoon();
    });
  return Object.assign(submit, { waiting: () => waiting.length, whenIdle });
}
