import {
  readCheckpoint,
  readWitnessSize,
  witnessRequest,
} from '#domain/transparency/checkpoint.ts';
import { consistencyProof, type Digest } from '#domain/transparency/log-tree.ts';
import {
  isBy,
  type NoteKey,
  readNote,
  readSignatures,
  readVerifierKey,
  signatureLine,
  signedAt,
} from '#domain/transparency/note.ts';
import type { WitnessProblem } from '#domain/transparency/witness.ts';
import { hashBytes, noteCrypto } from './note-crypto.ts';

const answerMs = 10_000;
const answerBytesMax = 64 * 1024;

interface WitnessAnswer {
  readonly status: number;
  readonly body: string;
}

/** Posts a request to a witness; null when there is no answer, or one without end. */
async function postCheckpoint(address: string, body: string): Promise<WitnessAnswer | null> {
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/add-checkpoint`, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });

    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > answerBytesMax) return { status: 0, body: '' };
      chunks.push(chunk);
    }

    return { status: response.status, body: Buffer.concat(chunks).toString('utf8') };
  } catch {
    return null;
  }
}

export type WitnessReply =
  | { readonly line: string; readonly at: Date }
  | { readonly problem: WitnessProblem };

interface WitnessAddress {
  readonly key: string;
  readonly address: string;
}

/**
 * Asks a witness to cosign a checkpoint, starting from the size it last cosigned as far as we know.
 * If the witness reports another size, it is asked once more from there.
 */
export async function askWitness(
  { key, address }: WitnessAddress,
  note: string,
  leaves: readonly Digest[],
  knownSize: number,
): Promise<WitnessReply> {
  const text = readNote(note)?.text ?? '';
  const size = readCheckpoint(text)?.size ?? 0;
  const coveredLeaves = leaves.slice(0, size);

  const requestFrom = (oldSize: number) =>
    postCheckpoint(
      address,
      witnessRequest(oldSize, consistencyProof(coveredLeaves, oldSize, hashBytes), note),
    );

  let answer = await requestFrom(Math.min(knownSize, size));
  if (answer?.status === 409) {
    const witnessSize = readWitnessSize(answer.body);
    if (witnessSize === null) return { problem: 'garbage' };
    if (witnessSize > size) return { problem: 'ahead' };
    answer = await requestFrom(witnessSize);
  }

  if (answer === null) return { problem: 'away' };
  const problem = problems[answer.status];
  if (problem !== undefined) return { problem };

  const noteKey = await readVerifierKey(key, hashBytes);
  const cosignature =
    noteKey && answer.status === 200 ? await readAnswer(answer, text, noteKey) : null;
  return cosignature ?? { problem: 'garbage' };
}

const problems: Readonly<Record<number, WitnessProblem>> = {
  403: 'unknown_log',
  404: 'unknown_log',
  422: 'fork',
  429: 'away',
  502: 'away',
  503: 'away',
  504: 'away',
};

/** The witness's own signature of this checkpoint; other signatures in the answer are ignored. */
async function readAnswer({ body }: WitnessAnswer, text: string, key: NoteKey) {
  for (const signature of readSignatures(body) ?? []) {
    const signedSeconds = isBy(signature, key)
      ? await signedAt(text, signature, key, noteCrypto.verify)
      : null;

    if (signedSeconds === null) continue;
    return { line: signatureLine(key, signature.bytes), at: new Date(signedSeconds * 1000) };
  }
  return null;
}
