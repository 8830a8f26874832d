import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { askPasskeyLogin, logInByPasskey } from '#contract/passkey.ts';
import { toSignedAssertion } from '#contract/webauthn.ts';
import type { Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { call } from '../api/call.ts';
import type { useEnter } from '../api/use-enter.ts';
import type { useSend } from '../form/use-send.ts';
import { userInfoStored } from '../session/session.ts';
import { keepPasskeyHere } from './own-passkeys.ts';

export type Signed = ReturnType<typeof toSignedAssertion>;

/** Shorter than a challenge's lifetime, so that a page left open always has a valid one. */
const renewMs = 4 * minuteMs;

async function sign(useBrowserAutofill: boolean, over?: AbortSignal): Promise<Signed> {
  const optionsJSON = await call(askPasskeyLogin, {});
  // A proposal that began now would end what the button has begun meanwhile.
  over?.throwIfAborted();
  return toSignedAssertion(await startAuthentication({ optionsJSON, useBrowserAutofill }));
}

/** The chosen passkey's signature. Null when it was cancelled, or there is none. */
export const signWithPasskey = (): Promise<Signed | null> => sign(false).catch(() => null);

/**
 * Has the browser suggest passkeys where it autofills user names, until aborted. Pressing the
 * button aborts it.
 */
export function proposePasskeys(onSigned: (signed: Signed) => void): () => void {
  const over = new AbortController();
  const propose = () => {
    sign(true, over.signal).then(onSigned, () => {});
  };
  propose();
  const timer = setInterval(propose, renewMs);
  return () => {
    clearInterval(timer);
    over.abort();
    WebAuthnAbortService.cancelCeremony();
  };
}

interface Ways {
  readonly send: ReturnType<typeof useSend>;
  readonly enter: ReturnType<typeof useEnter>;
}

/** Logs in with a passkey's signature, or returns the refusal. */
export async function logInWith({ send, enter }: Ways, signed: Signed): Promise<Refusal | null> {
  const refused = await send(logInByPasskey, signed, async (admitted) => {
    if (await enter(admitted)) keepPasskeyHere(userInfoStored.get()?.id ?? '', signed.id);
  });
  if (refused?.reason === 'passkey_wrong') forgetPasskey(signed.id);
  return refused;
}

interface Signals {
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
}

/** Tells the credential manager that a passkey is no longer valid, where a browser can. */
export function forgetPasskey(credentialId: string): void {
  const { signalUnknownCredential: signal } = PublicKeyCredential as unknown as Signals;
  const unknown = { rpId: location.hostname, credentialId };
  void signal?.call(PublicKeyCredential, unknown).catch(() => {});
}
