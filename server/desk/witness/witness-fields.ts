import { RefusalError } from '#domain/refusal.ts';
import { type NoteKey, readVerifierKey, signatureTypes } from '#domain/transparency/note.ts';
import { hashBytes } from '../../proof/transparency/transparency.ts';

export const witnessInvalid = (problem: string) =>
  new RefusalError('desk_witness_invalid', { problem });

export async function readWitnessKey(text: string): Promise<NoteKey> {
  const key = await readVerifierKey(text.trim(), hashBytes);
  if (key?.type !== signatureTypes.witness) {
    throw witnessInvalid(
      'The key must be a witness’s verifier key: name+id+key, of type 4 (Ed25519).',
    );
  }
  return key;
}

export function readWitnessAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isPlain || url.search !== '' || url.hash !== '') {
    throw witnessInvalid('The address must look like https://witness.example.');
  }
  return url.href;
}
