/** While more than these are being asked, whoever comes waits and goes with the others. */
const fewMax = 16;

interface BatchOptions {
  /** How many statements of few questions run at once. */
  readonly lanes?: number;
  /** Less than a crowd, so that the server has others to do while the database does these. */
  readonly sizeMax?: number;
}

/**
 * Requests that arrive together share one statement: one round trip and one commit for all of
 * them, each with its own answer. A lone request waits for nobody.
 */
export function batch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { lanes = 2, sizeMax = 80 }: BatchOptions = {},
): (question: Question) => Promise<Answer> {
  interface Waiting {
    readonly question: Question;
    readonly answer: (answer: Answer) => void;
    readonly fail: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;
  let asked = 0;
  let isDue = false;

  const isFree = () => running === 0 || (running < lanes && asked <= fewMax);

  /** Later in this turn, so that those whose requests have arrived but are not read come along. */
  function startSoon(): void {
    if (isDue || !isFree() || waiting.length === 0) return;
    isDue = true;
    setImmediate(startLanes);
  }

  function startLanes(): void {
    isDue = false;
    while (isFree() && waiting.length > 0) {
      const group = waiting.slice(0, sizeMax);
      waiting = waiting.slice(sizeMax);
      running += 1;
      asked += group.length;
      void settle(group).then(() => {
        running -= 1;
        asked -= group.length;
        startSoon();
      });
    }
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
      startSoon();
    });
}
