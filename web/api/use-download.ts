import { saveFile } from '#browser/save-file.ts';
import type { Input, Route } from '#contract/route.ts';
import { useActions } from './actions-context.ts';
import { CallFailure, callForFile } from './call.ts';
import { onFailure } from './on-failure.ts';

/** Requests a file and saves it. Returns it, or null when it failed and was dealt with. */
export function useDownload() {
  const actions = useActions();
  return async <R extends Route & { readonly reply: 'file' }>(
    route: R,
    input: Input<R>,
  ): Promise<File | null> => {
    try {
      const { name, body } = await callForFile(route, input);
      saveFile(name, body);
      return new File([body], name, { type: body.type });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      onFailure(actions, error);
      return null;
    }
  };
}
