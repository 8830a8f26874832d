import { askOwnSignature } from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import type { Takes, useAsk } from '../api/use-ask.ts';
import { sign } from './sign.ts';
import type { Signed } from './sign-in.ts';

type Purpose = Input<typeof askOwnSignature>['purpose'];

/** What a passkey signed to prove that its owner is there. Null when it was called off. */
export async function signOwn(
  ask: ReturnType<typeof useAsk>,
  purpose: Purpose,
  takes?: Takes,
): Promise<Signed | null> {
  const optionsJSON = await ask(askOwnSignature, { purpose }, takes);
  return optionsJSON ? sign(optionsJSON) : null;
}
