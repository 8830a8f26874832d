import type { Input, Output, Route } from '#contract/route.ts';
import { useActions } from './actions-context.ts';
import { CallFailure, call } from './call.ts';
import { onFailure } from './on-failure.ts';

/** Handles a failure that a screen shows itself; false leaves it to the common table. */
export type Takes = (failure: CallFailure) => boolean;

/** Makes a call and handles its failure. Null means that it failed and was dealt with. */
export function useAsk() {
  const actions = useActions();
  return async <R extends Route>(
    route: R,
    input: Input<R>,
    takes: Takes = () => false,
    token?: string,
  ): Promise<Output<R> | null> => {
    try {
      return await call(route, input, token);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (!takes(error)) onFailure(actions, error);
      return null;
    }
  };
}
