import { createPublicKey } from 'node:crypto';
import { hostNameLengthMax, hostNameLengthMin, isHostName } from '#domain/partner/host-name.ts';
import type { Host } from '../../people/partner/partner.ts';

export type HostFields = Pick<Host, 'name' | 'publicKey' | 'origin'>;

interface TypedHost {
  readonly name: string;
  /** A public key in PEM. */
  readonly key: string;
  readonly origin: string;
}

/** A host as typed, or what is wrong with it in a sentence. */
export function readHost({
  name,
  key,
  origin,
}: TypedHost): HostFields | { readonly problem: string } {
  if (!isHostName(name)) {
    const lengths = `${hostNameLengthMin} to ${hostNameLengthMax}`;
    return { problem: `The name must be ${lengths} lower-case letters, digits or dashes.` };
  }
  if (origin !== '' && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
    return { problem: 'The origin must look like https://shop.example.' };
  }
  const publicKey = readKey(key);
  if (!publicKey) {
    return { problem: 'The key must be an Ed25519 public key in PEM.' };
  }
  return { name, publicKey, origin: origin || null };
}

function readKey(text: string): string | null {
  // A file with a private key must never be accepted as the public half.
  if (text.includes('PRIVATE')) return null;
  try {
    const key = createPublicKey(text);
    if (key.asymmetricKeyType !== 'ed25519') return null;
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return null;
  }
}
