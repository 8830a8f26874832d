import { Refusal } from '#domain/refusal.ts';
import { noteGroupOf } from './batch-metrics.ts';

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

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/** The smallest group worth forming while more items wait. */
const shareMin = 8;

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
  const noteGroup = options.name === undefined ? () => {} : noteGroupOf(options.name);
  type Group = readonly Waiting<Item, Answer>[];
  let waiting: Waiting<Item, Answer>[] = [];
  let running = 0;
  let isDue = false;
  let idlers: (() => void)[] = [];
  const busy = new Set<string>();

  /** Defers to later in this event-loop turn, so that items of one turn share a group. */
  function startSoon(): void {
    if (!isDue) setImmediate(start);
    isDue = true;
  }

  function start(): void {
    isDue = false;
    while (running < groupsMax && waiting.length > 0) {
      // Divide the items evenly, so that the groups can run side by side.
      const share = Math.max(shareMin, Math.ceil(waiting.length / (groupsMax - running)));
      const group = takeGroup(Math.min(sizeMax, share));
      if (group.length === 0) break;
      void run(group);
    }
    if (running > 0 || waiting.length > 0) return;
    for (const tell of idlers) tell();
    idlers = [];
  }

  /** The first waiting items whose keys are neither busy nor claimed by an earlier item. */
  function takeGroup(most: number): Group {
    const group: Waiting<Item, Answer>[] = [];
    const rest: Waiting<Item, Answer>[] = [];
    const taken = new Set(busy);
    for (const one of waiting) {
      const keys = keysOf(one.item);
      if (group.length < most && !keys.some((key) => taken.has(key))) {
        group.push(one);
        continue;
      }
      for (const key of keys) taken.add(key);
      rest.push(one);
    }
    waiting = rest;
    return group;
  }

  async function run(group: Group): Promise<void> {
    const keys = group.flatMap(({ item }) => keysOf(item));
    noteGroup(group.length);
    running += 1;
    for (const key of keys) busy.add(key);
    await settleGroup(group);
    for (const key of keys) busy.delete(key);
    running -= 1;
    startSoon();
  }

  async function settleGroup(group: Group): Promise<void> {
    try {
      const answers = await settle(group.map(({ item }) => item));
      if (answers.length !== group.length) throw new Error('A batch lost an answer');
      group.forEach(({ answer }, at) => {
        answer(answers[at] as Answer);
      });
    } catch (error) {
      // One bad item must not fail the others: run alone, only the bad one fails again.
      for (const one of group) {
        if (group.length > 1 && mayRetry(error, one.item)) await settleGroup([one]);
        else one.fail(error);
      }
    }
  }

  const ask = (item: Item): Promise<Answer> =>
    new Promise((answer, fail) => {
      if (waiting.length >= waitingMax) throw new Refusal('busy');
      waiting.push({ item, answer, fail });
      if (running < groupsMax) startSoon();
    });
  const whenIdle = (): Promise<void> =>
    new Promise((tell) => {
      idlers.push(tell);
      startSoon();
    });
  return Object.assign(ask, { waiting: () => waiting.length, whenIdle });
}
