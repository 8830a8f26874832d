import type { Input, Route } from '#contract/route.ts';
import { useActions } from './actions-context.ts';
import { CallFailure, callForFile } from './call.ts';
import { onFailure } from './on-failure.ts';

const keptMs = 60_000;

/** Requests a file and saves it. Returns it, or null when it failed and was dealt with. */
export function useDownload() {
  const actions = useActions();
  return async <R extends Route & { readonly reply: 'file' }>(
    route: R,
    input: Input<R>,
  ): Promise<File | null> => {
    try {
      const { name, body } = await callForFile(route, input);
      saveAs(name, body);
      return new File([body], name, { type: body.type });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      onFailure(actions, error);
      return null;
    }
  };
}

export function saveAs(name: string, body: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // Some browsers start reading only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
