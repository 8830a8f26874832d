import { fork } from 'node:child_process';
import { once } from 'node:events';
import { passUnexpected } from '../tools/pass-unexpected.ts';

/** A program of the bench in a process of its own, so that its work does not disturb the others. */
export interface Child<Ready> {
  readonly ready: Ready;
  ask<Answer>(question: unknown): Promise<Answer>;
  /** Lets it clean up after itself, and waits for that. */
  end(): Promise<void>;
}

/**
 * Starts the program with one argument and waits for its first message. Lines of its log that the
 * load is meant to cause are `expected`, and left out.
 */
export async function startChild<Ready>(
  program: URL,
  given: unknown = null,
  expected?: RegExp,
): Promise<Child<Ready>> {
  const child = fork(program, [JSON.stringify(given)], {
    // Standard output is for the bench's result alone.
    stdio: ['ignore', 2, expected ? 'pipe' : 2, 'ipc'],
  });
  if (expected && child.stderr) passUnexpected(child.stderr, expected, () => {});
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

/** The child's side: the argument it was started with. */
export const readGiven = <Given>(): Given => JSON.parse(process.argv[2] ?? 'null') as Given;

/** The child's side: sends one message to the bench. */
export const say = (something: unknown): boolean | undefined => process.send?.(something);

/**
 * The child's side: cleans up and exits when the bench disconnects or is gone. Ctrl-C reaches every
 * process of the terminal, and only the bench itself may act on it.
 */
export function endWithBench(cleanUp: () => Promise<void>): void {
  process.on('SIGINT', () => {});
  process.once('disconnect', () => cleanUp().then(() => process.exit(0)));
}
