import { fromBase64, toBase64 } from './bytes.ts';
import { type Digest, digestBytes } from './log-tree.ts';

/** What a log states about itself at one size (C2SP tlog-checkpoint). */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Digest;
}

const sizePattern = /^(?:0|[1-9]\d{0,15})$/;

export function readSize(text: string): number | null {
  const size = sizePattern.test(text) ? Number(text) : null;
  return size !== null && Number.isSafeInteger(size) ? size : null;
}

export function readDigest(text: string): Digest | null {
  const bytes = fromBase64(text);
  return bytes?.length === digestBytes ? bytes : null;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Parses the text of a note as a checkpoint. Lines after the third say nothing about the tree. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', sizeText = '', rootText = '', ...rest] = text.split('\n');
  const [size, root] = [readSize(sizeText), readDigest(rootText)];
  if (origin === '' || size === null || root === null || rest.at(-1) !== '') return null;
  return rest.slice(0, -1).includes('') ? null : { origin, size, root };
}

export const proofFormat = 'c2sp.org/tlog-proof@v1';

/** Proof that an entry is in a log, with the checkpoint and its signatures (C2SP tlog-proof). */
export interface LogProof {
  readonly index: number;
  readonly proof: readonly Digest[];
  /** The signed note. */
  readonly checkpoint: string;
}

const linesOf = (proof: readonly Digest[]): string =>
  proof.map((one) => `${toBase64(one)}\n`).join('');

export const proofText = ({ index, proof, checkpoint }: LogProof): string =>
  `${proofFormat}\nindex ${index}\n${linesOf(proof)}\n${checkpoint}`;

/** The request to a witness (C2SP tlog-witness, `add-checkpoint`). */
export const witnessRequest = (
  oldSize: number,
  proof: readonly Digest[],
  checkpoint: string,
): string => `old ${oldSize}\n${linesOf(proof)}\n${checkpoint}`;

/** The size that a witness answers when it last cosigned a different one. */
export const readWitnessSize = (body: string): number | null =>
  body.endsWith('\n') ? readSize(body.slice(0, -1)) : null;
