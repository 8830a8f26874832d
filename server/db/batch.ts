import { setImmediate as untilRead } from 'node:timers/promises';

/**
 * Requests that arrive while one statement runs share the next one: one round trip and one commit
 * for all of them, each with its own answer. A lone request waits for nobody.
 */
export function batch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  sizeMax = 200,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    readonly question: Question;
    readonly answer: (answer: Answer) => void;
    readonly fail: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Those whose requests have arrived but are not read yet come along.
      await untilRead();
      const group = waiting.slice(0, sizeMax);
      waiting = waiting.slice(sizeMax);
      await settle(group);
    }
    isRunning = false;
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const answers = await ask(group.map(({ question }) => question));
      if (answers.length !== group.length) throw new Error('A batch lost an answer');
      group.forEach(({ answer }, at) => {
        answer(answers[at] as Answer);
      });
    } catch (error) {
      // One bad question must not fail its neighbours: alone, only the bad one fails again.
      if (group.length === 1) group[0]?.fail(error);
      else for (const one of group) await settle([one]);
    }
  }

  return (question) =>
    new Promise((answer, fail) => {
      waiting.push({ question, answer, fail });
      if (!isRunning) void run();
    });
}
