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
  /**
   * Makes and sends a file when it is its owner's turn, or refuses it as busy. Who downloads slowly
   * keeps nobody waiting but themselves: sending takes none of the places for making files.
   */
  run<File>(
    whose: string,
    make: () => Promise<File>,
    send: (file: File) => Promise<void>,
  ): Promise<void>;
}

/**
 * One file at a time for each partner and few for all, in turn among the partners: who asks for
 * many waits for them, and everybody else waits for one at most from each.
 */
export function createFileLine(options: FileLineOptions = {}): FileLine {
  const { atOnce = 2, waitingOfOneMax = 2, waitingMax = 40 } = options;
  /** Those who wait, in the order of their turns. */
  const waiting = new Map<string, Task[]>();
  /** Those for whom a file is being made or sent. */
  const busy = new Set<string>();
  let makingCount = 0;
  let waitingCount = 0;

  function startNext(): void {
    for (const [whose, tasks] of waiting) {
      if (makingCount >= atOnce) return;
      if (busy.has(whose)) continue;
      const task = tasks.shift();
      waiting.delete(whose);
      // Whoever has more goes to the end of the line.
      if (tasks.length > 0) waiting.set(whose, tasks);
      waitingCount -= 1;
      makingCount += 1;
      busy.add(whose);
      task?.start();
    }
  }

  return {
    run(whose, make, send) {
      const own = waiting.get(whose) ?? [];
      const isFull = own.length >= waitingOfOneMax || waitingCount >= waitingMax;
      if (isFull) return Promise.reject(new Refusal('busy'));
      const turn = new Promise<void>((start) => {
        own.push({ start });
        waiting.set(whose, own);
        waitingCount += 1;
        startNext();
      });
      return turn
        .then(() =>
          make().finally(() => {
            makingCount -= 1;
            startNext();
          }),
        )
        .then(send)
        .finally(() => {
          busy.delete(whose);
          startNext();
        });
    },
  };
}
