import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { findPostmaster, type Postmaster, startPostmaster } from './postmaster.ts';
import { findProcessStart } from './process-start.ts';

export interface Supervision {
  /** Stops watching, after any restart in progress has finished. */
  end(): Promise<void>;
}

const checkIntervalMs = 250;
const backoffMsMax = 10_000;

/**
 * Restarts PostgreSQL after an unexpected exit. The out-of-memory killer, an administrator or a
 * crash can end it alone, and the server would then refuse everything until somebody steps in. The
 * port stays the same, so that connections find it.
 */
export function supervise(
  cluster: Cluster,
  postmaster: Postmaster,
  onProblem: (error: unknown) => void,
): Supervision {
  const { port } = postmaster;
  const ending = new AbortController();
  let watchedProcess = { pid: postmaster.pid, start: findProcessStart(postmaster.pid) };
  let failures = 0;

  async function restart(): Promise<void> {
    try {
      const current = (await findPostmaster(cluster)) ?? (await startPostmaster(cluster, port));
      if (current.port !== port) throw new Error(`PostgreSQL came back on port ${current.port}`);

      watchedProcess = { pid: current.pid, start: findProcessStart(current.pid) };
      failures = 0;
      onProblem(new Error('PostgreSQL had ended and was started again'));
    } catch (error) {
      failures += 1;
      onProblem(error);
    }
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      const isRunning =
        watchedProcess.start !== null &&
        findProcessStart(watchedProcess.pid) === watchedProcess.start;
      if (!isRunning) await restart();
      const backoffMs =
        failures === 0 ? checkIntervalMs : Math.min(checkIntervalMs * 2 ** failures, backoffMsMax);
      await wait(backoffMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    end() {
      ending.abort();
      return watching;
    },
  };
}
