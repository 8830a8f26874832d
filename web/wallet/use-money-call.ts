import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { outcome } from '#contract/outcome.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import { type CallFailure, call } from '../api/call.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
import { isLostAnswer, useLostAnswer, type Waits } from '../form/use-lost-answer.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useToast } from '../parts/toast.tsx';
import { keptRequest } from './kept-request.ts';
import { newRequestId } from './request-id.ts';

/**
 * Sends a request with an id, once however often it is pressed or the page reloads: the id is
 * made and stored before the first attempt, and no other is made while it may still be used. The
 * server does one thing per id, so two attempts cannot both take effect. When the answer is lost,
 * the server is asked what it did, and that is the answer.
 */
export function useMoneyCall<R extends Route>(name: string, route: R, waitsMs?: Waits) {
  const ask = useAsk();
  const tellDone = useTellDone();
  const findLost = useLostAnswer(waitsMs);
  return async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    const kept = keptRequest(name);
    const before = kept.find();
    const requestId = before ?? newRequestId();
    /** Whether nothing was done under the id, as far as is known; what was done is reported. */
    const isFree = async () => {
      const became = await ask(outcome, { requestId });
      if (became?.state !== 'committed') return became !== null;
      kept.forget(requestId);
      await tellDone(became.at);
      return false;
    };
    if (before && !(await isFree())) return null;
    kept.keep(requestId);
    let isUsed = false;
    let lost: CallFailure | null = null as CallFailure | null;
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      isUsed = failure.reason === 'request_id_reused';
      lost = isLostAnswer(failure) ? failure : null;
      return isUsed || lost !== null || takes(failure);
    });
    if (lost) {
      const became = await findLost(lost, async () => {
        const found = await call(outcome, { requestId });
        return found.state === 'committed' ? found : null;
      });
      if (!became) return null;
      kept.forget(requestId);
      return became.reply as Output<R>;
    }
    // An earlier one arrived meanwhile.
    if (isUsed) await isFree();
    if (output !== null) kept.forget(requestId);
    return output;
  };
}

/** Reports that something was done earlier, and when; what it changed is then reloaded. */
function useTellDone() {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const toast = useToast();
  const queries = useQueryClient();
  return async (at: string) => {
    const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
    toast(t('doneBefore', { date }), 'plain');
    await queries.invalidateQueries();
  };
}
