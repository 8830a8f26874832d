import { Refusal } from '#domain/refusal.ts';

interface Task {
  readonly start: () => void;
}

interface FileLineOptions {
  readonly atOnce?: number;
  readonly waitingOfOneMax?: number;
  readonly waitingMax?: number;
}

/** Where files are put together that take time and memory. */
export interface FileLine {
  /** Does the work when it is its owner's turn, or refuses it as busy. */
  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * One file at a time for each partner and few for all, in turn among the partners: who asks for
 * many waits for them, and everybody else waits for one at most from each.
 */
export function createFileLine(options: FileLineOptions = {}): FileLine {
  const { atOnce = 2, waitingOfOneMax = 2, waitingMax = 40 } = options;
  /** Those who wait, in the order of their turns. */
  const waiting = new Map<string, Task[]>();
  const busy = new Set<string>();
  let waitingCount = 0;

  function startNext(): void {
    for (const [whose, tasks] of waiting) {
      if (busy.size >= atOnce) return;
      if (busy.has(whose)) continue;
      const task = tasks.shift();
      waiting.delete(whose);
      // Whoever has more goes to the end of the line.
      if (tasks.length > 0) waiting.set(whose, tasks);
      waitingCount -= 1;
      busy.add(whose);
      task?.start();
    }
  }

  return {
    run(whose, work) {
      const own = waiting.get(whose) ?? [];
      const isFull = own.length >= waitingOfOneMax || waitingCount >= waitingMax;
      if (isFull) return Promise.reject(new Refusal('busy'));
      return new Promise((resolve, reject) => {
        const start = () => {
          work()
            .then(resolve, reject)
            .finally(() => {
              busy.delete(whose);
              startNext();
            });
        };
        own.push({ start });
        waiting.set(whose, own);
        waitingCount += 1;
        startNext();
      });
    },
  };
}
