import { Refusal } from '#domain/refusal.ts';

interface Task {
  readonly start: () => void;
}

interface FileLineOptions {
  readonly atOnce?: number;
  readonly waitingOfOneMax?: number;
  readonly waitingMax?: number;
}

/** A queue for files that take time and memory to make. */
export interface FileLine {
  /**
   * Makes and sends a file when it is its owner's turn, or refuses it as busy. Slow downloads only
   * delay their own owner, because sending does not occupy a slot for making files.
   */
  run<File>(
    whose: string,
    make: () => Promise<File>,
    send: (file: File) => Promise<void>,
  ): Promise<void>;
}

/**
 * One file at a time per partner and a few overall, round-robin among the partners: someone who
 * asks for many files waits for them, and delays everyone else by at most one.
 */
export function createFileLine(options: FileLineOptions = {}): FileLine {
  const { atOnce = 2, waitingOfOneMax = 2, waitingMax = 40 } = options;
  /** Waiting tasks by owner, in the order of their turns. */
  const waiting = new Map<string, Task[]>();
  /** Owners with a file being made or sent. */
  const busy = new Set<string>();
  let makingCount = 0;
  let waitingCount = 0;

  function startNext(): void {
    for (const [whose, tasks] of waiting) {
      if (makingCount >= atOnce) return;
      if (busy.has(whose)) continue;
      const task = tasks.shift();
      waiting.delete(whose);
      // An owner with more tasks goes to the end of the queue.
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
