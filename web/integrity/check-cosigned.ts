import type { Output } from '#contract/route.ts';
import type { showWitnesses } from '#contract/transparency.ts';
import { cosignersOf, type NoteCrypto } from '#domain/transparency/cosigners.ts';
import { type NoteKey, readNote, readVerifierKey } from '#domain/transparency/note.ts';

type Shown = Pick<Output<typeof showWitnesses>, 'checkpoint' | 'cosigned' | 'keys' | 'witnesses'>;

/** Hashing and Ed25519 on bytes, by the browser itself. */
const noteCrypto: NoteCrypto = {
  hash: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())),
  async verify(key, message, signature) {
    const algorithm = { name: 'Ed25519' };
    const imported = await crypto.subtle.importKey('raw', key.slice(), algorithm, false, [
      'verify',
    ]);
    return crypto.subtle.verify(algorithm, imported, signature.slice(), message.slice());
  },
};

const keysIn = async (texts: readonly string[]): Promise<NoteKey[]> => {
  const keys = await Promise.all(texts.map((text) => readVerifierKey(text, noteCrypto.hash)));
  return keys.filter((key) => key !== null);
};

/**
 * Whether every claimed cosignature of the log is valid by the witnesses' keys. Null where none is
 * claimed, or this browser cannot check.
 */
export async function checkCosigned(log: Shown): Promise<boolean | null> {
  const { checkpoint, cosigned, keys, witnesses } = log;
  if (!cosigned || !globalThis.crypto?.subtle) return null;
  const note = readNote(checkpoint ?? '');
  if (!note) return false;
  try {
    const network = await cosignersOf(note, await keysIn(keys), noteCrypto);
    const cosigners = await cosignersOf(
      note,
      await keysIn(witnesses.map(({ key }) => key)),
      noteCrypto,
    );
    const names = new Set(cosigners.map(({ name }) => name));
    return network.length > 0 && cosigned.by.every((name) => names.has(name));
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotSupportedError';
    return isMissing ? null : false;
  }
}
