import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { askPasskeyLogin, logInByPasskey } from '#contract/passkey.ts';
import { signatureOf } from '#contract/webauthn.ts';
import type { Why } from '#domain/refusal.ts';
import { call } from '../api/call.ts';
import type { useEnter } from '../api/use-enter.ts';
import type { useSend } from '../form/use-send.ts';
import { userInfoStored } from '../session/session.ts';
import { keepPasskeyHere } from './own-passkeys.ts';

export type Signed = ReturnType<typeof signatureOf>;

/** Below the life of a challenge, so that a page left open still has one that is good. */
const renewMs = 4 * 60_000;

async function sign(useBrowserAutofill: boolean): Promise<Signed> {
  const optionsJSON = await call(askPasskeyLogin, {});
  return signatureOf(await startAuthentication({ optionsJSON, useBrowserAutofill }));
}

/** What the chosen passkey signed. Null when it was called off, or there is none. */
export const signWithPasskey = (): Promise<Signed | null> => sign(false).catch(() => null);

/**
 * Has the browser propose passkeys where it proposes user names, until it is told to stop. Whoever
 * presses the button calls the proposal off.
 */
export function proposePasskeys(onSigned: (signed: Signed) => void): () => void {
  const propose = () => {
    sign(true).then(onSigned, () => {});
  };
  propose();
  const timer = setInterval(propose, renewMs);
  return () => {
    clearInterval(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}

interface Ways {
  readonly send: ReturnType<typeof useSend>;
  readonly enter: ReturnType<typeof useEnter>;
}

/** Logs in with what a passkey signed, or brings the refusal. */
export async function logInWith({ send, enter }: Ways, signed: Signed): Promise<Why | null> {
  const refused = await send(logInByPasskey, signed, async (admitted) => {
    if (await enter(admitted)) keepPasskeyHere(userInfoStored.get()?.id ?? '', signed.id);
  });
  if (refused?.reason === 'passkey_wrong') forgetPasskey(signed.id);
  return refused;
}

interface Signals {
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
}

/** Tells the keeper of passkeys that one opens nothing any more, where a browser can. */
export function forgetPasskey(credentialId: string): void {
  const { signalUnknownCredential: signal } = PublicKeyCredential as unknown as Signals;
  const unknown = { rpId: location.hostname, credentialId };
  void signal?.call(PublicKeyCredential, unknown).catch(() => {});
}
