import { isSame } from './bytes.ts';
import { readCheckpoint, readProof } from './checkpoint.ts';
import { type Digest, type HashLater, leafInput, rootByInclusion } from './log-tree.ts';
import { isBy, type Note, type NoteKey, readNote, signedAt, type VerifyBytes } from './note.ts';

/** Hashing and Ed25519, as the browser or the server implements them. */
export interface NoteCrypto {
  readonly hash: HashLater;
  readonly verify: VerifyBytes;
}

/** Whom a reader trusts: the log's own keys, and a quorum of some witnesses. */
export interface LogPolicy {
  readonly origin: string;
  readonly logKeys: readonly NoteKey[];
  readonly witnesses: readonly NoteKey[];
  readonly quorum: number;
}

export const proofFaults = [
  'unreadable',
  'of_another_log',
  'not_signed_by_the_log',
  'not_in_the_log',
  'too_few_witnesses',
] as const;

export type ProofFault = (typeof proofFaults)[number];

export interface Cosigned {
  readonly name: string;
  /** Seconds since 1970, by the witness's clock. */
  readonly at: number;
}

export interface Proven {
  readonly index: number;
  readonly size: number;
  readonly root: Digest;
  readonly cosigned: readonly Cosigned[];
}

/** The witnesses whose signatures on a note are valid, each once, and when they signed. */
export async function cosignersOf(
  note: Note,
  witnesses: readonly NoteKey[],
  { verify }: Pick<NoteCrypto, 'verify'>,
): Promise<Cosigned[]> {
  const found: Cosigned[] = [];
  for (const key of witnesses) {
    for (const signature of note.signatures.filter((one) => isBy(one, key))) {
      const at = await signedAt(note.text, signature, key, verify);
      if (at === null) continue;
      found.push({ name: key.name, at });
      break;
    }
  }
  return found;
}

/** Whether an entry is in the log, and enough witnesses have cosigned that log. */
export async function judgeProof(
  text: string,
  entry: Uint8Array,
  policy: LogPolicy,
  crypto: NoteCrypto,
): Promise<Proven | { readonly fault: ProofFault }> {
  const read = readProof(text);
  const note = read && readNote(read.checkpoint);
  const checkpoint = note && readCheckpoint(note.text);
  if (!read || !note || !checkpoint) return { fault: 'unreadable' };
  if (checkpoint.origin !== policy.origin) return { fault: 'of_another_log' };
  const signers = await cosignersOf(note, policy.logKeys, crypto);
  if (signers.length === 0) return { fault: 'not_signed_by_the_log' };
  const { size, root } = checkpoint;
  const leaf = await crypto.hash(leafInput(entry));
  const led = await rootByInclusion(
    { index: read.index, size, leaf, proof: read.proof },
    crypto.hash,
  );
  if (!led || !isSame(led, root)) return { fault: 'not_in_the_log' };
  const cosigned = await cosignersOf(note, policy.witnesses, crypto);
  if (cosigned.length < policy.quorum) return { fault: 'too_few_witnesses' };
  return { index: read.index, size, root, cosigned };
}
