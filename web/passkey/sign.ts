import { startAuthentication } from '@simplewebauthn/browser';
import { toSignedAssertion } from '#contract/webauthn.ts';
import type { Signed } from './sign-in.ts';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has a passkey of this device sign a challenge. Null when it was cancelled. */
export const sign = (optionsJSON: Asked): Promise<Signed | null> =>
  startAuthentication({ optionsJSON }).then(toSignedAssertion, () => null);
