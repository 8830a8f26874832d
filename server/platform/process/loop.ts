import { backoffMs } from './backoff.ts';

export interface Loop {
  /** Starts nothing more, and resolves when the current run has ended. */
  close(): Promise<void>;
}

export interface LoopOptions {
  readonly everyMs: number;
  readonly onProblem: (error: unknown) => void;
}

const backoffMsMax = 30_000;

/**
 * Repeats some work. While it fails, for example because the database is away, it backs off longer
 * each time and reports the same problem only once.
 */
export function startLoop(
  runOnce: (isClosed: () => boolean) => Promise<unknown>,
  { everyMs, onProblem }: LoopOptions,
): Loop {
  let isClosed = false;
  let failures = 0;
  let lastProblem = '';
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await runOnce(() => isClosed);
      failures = 0;
      lastProblem = '';
    } catch (error) {
      failures += 1;
      if (lastProblem !== String(error)) onProblem(error);
      lastProblem = String(error);
    }
    if (!isClosed) timer = setTimeout(start, backoffMs(failures, everyMs, backoffMsMax)).unref();
  }

  function start(): void {
    currentRun = run();
  }

  start();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
