import { RefusalError } from '#domain/refusal.ts';

interface Task {
  readonly start: () => void;
}

interface FileLineOptions {
  readonly filesAtOnceMax?: number;
  readonly waitingPerOwnerMax?: number;
  readonly waitingMax?: number;
}

/** A queue for files that take time and memory to make. */
export interface FileLine {
  /**
   * Makes and sends a file when it is its owner's turn, or refuses it as busy. Slow downloads only
   * delay their own owner, because sending does not occupy a slot for making files.
   */
  run<File>(
    owner: string,
    compose: () => Promise<File>,
    send: (file: File) => Promise<void>,
  ): Promise<void>;
}

/**
 * One file at a time per partner and a few overall, round-robin among the partners: someone who
 * asks for many files waits for them, and delays everyone else by at most one.
 */
export function createFileLine(options: FileLineOptions = {}): FileLine {
  const {
    filesAtOnceMax: atOnce = 2,
    waitingPerOwnerMax: waitingOfOneMax = 2,
    waitingMax = 40,
  } = options;
  /** Waiting tasks by owner, in the order of their turns. */
  const waiting = new Map<string, Task[]>();
  /** Owners with a file being made or sent. */
  const busy = new Set<string>();
  let composingCount = 0;
  let waitingCount = 0;

  function startNext(): void {
    for (const [owner, tasks] of waiting) {
      if (composingCount >= atOnce) return;
      if (busy.has(owner)) continue;

      const task = tasks.shift();
      waiting.delete(owner);
      // An owner with more tasks goes to the end of the queue.
      if (tasks.length > 0) waiting.set(owner, tasks);
      waitingCount -= 1;
      composingCount += 1;
      busy.add(owner);
      task?.start();
    }
  }

  return {
    run(owner, compose, send) {
      const ownerTasks = waiting.get(owner) ?? [];
      const isFull = ownerTasks.length >= waitingOfOneMax || waitingCount >= waitingMax;
      if (isFull) return Promise.reject(new RefusalError('busy'));

      const turn = new Promise<void>((start) => {
        ownerTasks.push({ start });
        waiting.set(owner, ownerTasks);
        waitingCount += 1;
        startNext();
      });

      return turn
        .then(() =>
          compose().finally(() => {
            composingCount -= 1;
            startNext();
          }),
        )
        .then(send)
        .finally(() => {
          busy.delete(owner);
          startNext();
        });
    },
  };
}
