import { type LogProof, proofFormat, readCheckpoint, readDigest, readSize } from './checkpoint.ts';
import { type Cosigned, cosignersOf, type NoteCrypto } from './cosigners.ts';
import { type Digest, leafInput } from './log-tree.ts';
import { type NoteKey, readNote } from './note.ts';
import { isSame, rootByInclusion } from './test-log-proofs.ts';

export function readProof(text: string): LogProof | null {
  const end = text.indexOf('\n\n');
  const [format, indexLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\n');
  const index = indexLine.startsWith('index ') ? readSize(indexLine.slice(6)) : null;
  const proof = lines.map(readDigest);
  if (format !== proofFormat || index === null || lines.length > 63) return null;

  const digests = proof.filter((one) => one !== null);
  if (digests.length !== proof.length) return null;

  return { index, proof: digests, checkpoint: text.slice(end + 2) };
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

export interface Proven {
  readonly index: number;
  readonly size: number;
  readonly root: Digest;
  readonly cosigned: readonly Cosigned[];
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
