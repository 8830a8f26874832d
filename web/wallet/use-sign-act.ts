import { hexToBytes } from '@noble/hashes/utils.js';
import type { Output } from '#contract/route.ts';
import { askActSignature, checkActSignature } from '#contract/signed-act.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import {
  type About,
  destinationDigest,
  readAbout,
  type SignedAction,
  signedActText,
} from '#domain/wallet/signed-act.ts';
import { sha256 } from '../integrity/sha256.ts';
import { basicConfigStored, userInfoStored } from '../session/session.ts';
import { useConfirmingCall } from './use-confirming-call.ts';
import type { ShownSubject } from './use-pay-password.ts';

export type SignedSubject = Extract<ShownSubject, { readonly action: SignedAction }>;

type Asked = Output<typeof askActSignature>;

export type Signed =
  | { readonly confirmation: string }
  /** Nothing was signed: it was cancelled, or the server asked for a different text. */
  | { readonly confirmation: null; readonly unsigned: 'calledOff' | 'otherText' }
  | { readonly confirmation: null; readonly problem: string };

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function destinationOf(subject: SignedSubject, about: About): About | null {
  if (subject.action === 'card') return about;
  if (subject.action !== 'payout') return null;
  return { method: subject.method, last4: subject.last4 };
}

/**
 * The challenge for what is shown here, computed from nothing that the server says about the act:
 * the server contributes only the time, the nonce and the salt.
 */
function challengeFor(subject: SignedSubject, { at: askedAt, nonce, salt }: Asked): string {
  const about = readAbout(subject.action, aboutOf(subject));
  if (!about) throw new Error('An act is about something else than it should be');
  const { name: network = '', currency = '' } = basicConfigStored.get() ?? {};
  const owner = userInfoStored.get()?.id ?? '';
  const destination = destinationOf(subject, about);
  const destinationHash = destination && destinationDigest(destination, salt ?? '', sha256);
  const { origin } = window.location;
  const facts = { network, currency, owner, origin, at: askedAt, nonce, to: destinationHash };
  return base64url(hexToBytes(sha256(signedActText(subject.action, about, facts))));
}

/** Has a passkey sign one act; returns its confirmation, or why there is none. */
export function useSignAct() {
  const send = useConfirmingCall();
  return async (subject: SignedSubject): Promise<Signed> => {
    const act = { action: subject.action, about: aboutOf(subject) };
    const { output: challenge, problem: notAsked } = await send(askActSignature, act);
    if (!challenge) return { confirmation: null, problem: notAsked };
    const { at: askedAt, nonce, salt, asked: optionsJSON } = challenge;
    // A server that asks for a different text must not get it signed.
    if (challengeFor(subject, challenge) !== optionsJSON.challenge) {
      return { confirmation: null, unsigned: 'otherText' };
    }

    const { sign } = await import('../passkey/sign.ts');
    const signed = await sign(optionsJSON);
    if (!signed) return { confirmation: null, unsigned: 'calledOff' };
    const { output, problem } = await send(checkActSignature, {
      ...act,
      at: askedAt,
      nonce,
      salt,
      signed,
    });
    return output ? { confirmation: output.confirmation } : { confirmation: null, problem };
  };
}
