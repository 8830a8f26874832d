import { StartError } from '../server/platform/process/start-error.ts';
import { watchParent } from './watch-parent.ts';

interface Running {
  close(): Promise<void>;
}

interface RunningServer extends Running {
  readonly simulation: string | null;
}

// The terminal and npm each send a signal for one Ctrl-C, so two in quick succession are one.
const onePress = 500;

/** Starts the server, which reads its pages once they are built. */
export async function startServer(
  stop: AbortSignal,
  built?: Promise<void>,
): Promise<RunningServer> {
  const entry = new URL('../server/app/main.ts', import.meta.url).href;
  const main = (await import(entry)) as {
    startServer(
      environment: NodeJS.ProcessEnv,
      stop: AbortSignal,
      built?: Promise<void>,
    ): Promise<RunningServer>;
  };

  return main.startServer(process.env, stop, built);
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Runs the server until a signal ends it; a second Ctrl-C does not wait for a clean shutdown. */
export async function runServer(
  start: (stop: AbortSignal) => Promise<Running> = startServer,
  now: () => number = () => performance.now(),
): Promise<void> {
  const stop = new AbortController();
  const server = start(stop.signal);

  /** A process that was stopped while it waited for another has ended as intended. */
  const endWith = (error: unknown) =>
    error === stop.signal.reason ? process.exit(0) : fail(error);
  let askedAt: number | null = null;
  const end = (signal: NodeJS.Signals): void => {
    if (askedAt !== null) {
      if (signal === 'SIGINT' && now() - askedAt > onePress) process.exit(130);
      return;
    }

    askedAt = now();
    stop.abort();
    server.then((running) => running.close()).then(() => process.exit(0), endWith);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  watchParent(() => end('SIGTERM'));
  await server.catch(endWith);
}

if (import.meta.main) await runServer();
