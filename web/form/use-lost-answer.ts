import { useTranslations } from 'use-intl';
import { useActions } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { onFailure } from '../api/on-failure.ts';
import { useToast } from '../parts/toast.tsx';

/**
 * When to ask what became of a call whose answer was lost: it may still be on its way. After `soon`
 * the user is told; `later` are the waits for a connection, which ends each of them early.
 */
const askAgainMs = {
  soon: [0, 1_000, 3_000],
  later: [3_000, 5_000, 10_000, ...Array<number>(120).fill(30_000)],
};

export type Waits = typeof askAgainMs;

export const isLostAnswer = ({ reason }: CallFailure): boolean =>
  reason === 'offline' || reason === 'http';

/** What the server says about an act: null when it was not done, or not yet. */
type Question<Done> = () => Promise<Done | null>;

/**
 * Asks what became of an act whose answer was lost. One that was not done is then shown as the
 * failure that it was. Null when nobody could say.
 */
export function useLostAnswer(waitsMs: Waits = askAgainMs) {
  const actions = useActions();
  const toast = useToast();
  const t = useTranslations('outcome');
  return async <Done>(
    lost: CallFailure,
    question: Question<Done>,
  ): Promise<Answer<Done> | null> => {
    try {
      let became = await askAgain(question, waitsMs.soon, ({ found }) => found !== null);
      if (!became) {
        // Long after the call, an answer that nothing was done is final too.
        const later = askAgain(question, waitsMs.later, () => true);
        toast(t('unknown'), 'fail', later);
        became = await later;
      }
      if (became?.found === null) onFailure(actions, lost);
      return became;
    } catch (error) {
      // The session ended meanwhile, for example.
      if (!(error instanceof CallFailure)) throw error;
      onFailure(actions, error);
      return null;
    }
  };
}

interface Answer<Done> {
  readonly found: Done | null;
}

/** The last answer to a question that is asked until it is enough; null if nobody answers. */
async function askAgain<Done>(
  question: Question<Done>,
  waitsMs: readonly number[],
  isEnough: (became: Answer<Done>) => boolean,
): Promise<Answer<Done> | null> {
  let became: Answer<Done> | null = null;
  for (const ms of waitsMs) {
    await waitOrConnect(ms);
    became = await question().then(
      (found) => ({ found }),
      (error) => {
        if (error instanceof CallFailure && isLostAnswer(error)) return null;
        throw error;
      },
    );
    if (became && isEnough(became)) break;
  }
  return became;
}

/** Resolves after that time, or as soon as the device is connected again. */
const waitOrConnect = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
