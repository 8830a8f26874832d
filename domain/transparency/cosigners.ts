import type { HashLater } from './log-tree.ts';
import { isBy, type Note, type NoteKey, signedAt, type VerifyBytes } from './note.ts';

/** Hashing and Ed25519, as the browser or the server implements them. */
export interface NoteCrypto {
  readonly hash: HashLater;
  readonly verify: VerifyBytes;
}

export interface Cosigned {
  readonly name: string;
  /** Seconds since 1970, by the witness's clock. */
  readonly at: number;
}

/** The witnesses whose signatures on a note are valid, each once, and when they signed. */
export async function cosignersOf(
  note: Note,
  witnesses: readonly NoteKey[],
  { verify }: Pick<NoteCrypto, 'verify'>,
): Promise<Cosigned[]> {
  const cosignatures: Cosigned[] = [];
  for (const key of witnesses) {
    for (const signature of note.signatures.filter((signature) => isBy(signature, key))) {
      const signedTime = await signedAt(note.text, signature, key, verify);
      if (signedTime === null) continue;
      cosignatures.push({ name: key.name, at: signedTime });
      break;
    }
  }

  return cosignatures;
}
