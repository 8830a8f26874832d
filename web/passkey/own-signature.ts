import { askOwnSignature } from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import type { Takes, useAsk } from '../api/use-ask.ts';
import { sign } from './sign.ts';
import type { Signed } from './sign-in.ts';

type Purpose = Input<typeof askOwnSignature>['purpose'];

/** A passkey's proof that its owner is present. Null when it was cancelled. */
export async function signOwn(
  ask: ReturnType<typeof useAsk>,
  purpose: Purpose,
  takes?: Takes,
): Promise<Signed | null> {
  const optionsJSON = await ask(askOwnSignature, { purpose }, takes);
  return optionsJSON ? sign(optionsJSON) : null;
}
