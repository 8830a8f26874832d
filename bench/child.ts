import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A program of the bench in a process of its own, as what it does would disturb the others. */
export interface Child<Ready> {
  readonly ready: Ready;
  ask<Answer>(question: unknown): Promise<Answer>;
  /** Lets it clean up after itself and waits for that. */
  end(): Promise<void>;
}

/** Starts the program with one argument and waits for the first thing it says. */
export async function startChild<Ready>(
  program: URL,
  given: unknown = null,
): Promise<Child<Ready>> {
  const child = fork(program, [JSON.stringify(given)], {
    // Standard output is for the result of the bench alone.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const ended = once(child, 'exit');
  async function hear<Said>(): Promise<Said> {
    const heard = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (heard === null) throw new Error(`${program.pathname} ended before it answered`);
    return heard[0] as Said;
  }
  return {
    ready: await hear<Ready>(),
    ask(question) {
      child.send(question as object);
      return hear();
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** The child's side: what it was started with. */
export const readGiven = <Given>(): Given => JSON.parse(process.argv[2] ?? 'null') as Given;

/** The child's side: says one thing to the bench. */
export const say = (something: unknown): boolean | undefined => process.send?.(something);

/**
 * The child's side: cleans up and ends once the bench lets go of it or is gone. Ctrl-C reaches
 * every process in the terminal, so that only the bench itself may heed it.
 */
export function endWithBench(cleanUp: () => Promise<void>): void {
  process.on('SIGINT', () => {});
  process.once('disconnect', () => cleanUp().then(() => process.exit(0)));
}
