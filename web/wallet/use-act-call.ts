import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Input, Output, Route } from '#contract/route.ts';
import { useAsk } from '../api/use-ask.ts';
import { isLostAnswer } from '../form/use-lost-answer.ts';
import { useNotDoneText } from './use-not-done-text.ts';

/**
 * Makes a call that changes something about money without moving any, such as a pause. A failure
 * leaves a line that stays until the next attempt.
 */
export function useActCall<R extends Route>(route: R) {
  const ask = useAsk();
  const t = useTranslations('wallet.act');
  const notDoneText = useNotDoneText();
  const [line, setLine] = useState<string | null>(null);
  const send = async (input: Input<R>): Promise<Output<R> | null> => {
    setLine(null);
    return ask(route, input, (failure) => {
      // Without a request id, nobody can say whether a call was made whose answer is lost.
      setLine(isLostAnswer(failure) ? t('unsure') : notDoneText(failure));
      return false;
    });
  };
  return { send, line };
}
