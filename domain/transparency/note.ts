import { fromBase64, joinBytes, toBase64, toHex, utf8 } from './bytes.ts';
import type { HashLater } from './log-tree.ts';

/** Signed notes (C2SP signed-note) with Ed25519, by a log or a witness. */

/** The signature type as a byte: a log's, or a witness's with a timestamp. */
export const signatureTypes = { log: 1, witness: 4 } as const;

export type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes];

export interface NoteKey {
  readonly name: string;
  /** Four bytes in hexadecimal. */
  readonly id: string;
  readonly type: SignatureType;
  /** The 32 bytes of the public key. */
  readonly key: Uint8Array;
}

export interface NoteSignature {
  readonly name: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface Note {
  /** The text including its last newline: this is what is signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const isName = (name: string): boolean => name !== '' && !/[\s+\p{Cc}]/u.test(name);

/** A named key, with the id that its signatures carry. */
export async function noteKey(
  name: string,
  type: SignatureType,
  key: Uint8Array,
  hash: HashLater,
): Promise<NoteKey> {
  const id = await hash(joinBytes(utf8(`${name}\n`), Uint8Array.of(type), key));
  return { name, id: toHex(id.subarray(0, 4)), type, key };
}

/** A key in its public form: name, id and the key itself. */
export const verifierKey = ({ name, id, type, key }: NoteKey): string =>
  `${name}+${id}+${toBase64(joinBytes(Uint8Array.of(type), key))}`;

/** Parses such a key; null when it is malformed or its id does not match. */
export async function readVerifierKey(text: string, hash: HashLater): Promise<NoteKey | null> {
  const [, name = '', id, written = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(written);
  const type = Object.values(signatureTypes).find((one) => one === bytes?.[0]);
  if (!isName(name) || bytes?.length !== 33 || type === undefined) return null;

  const key = await noteKey(name, type, bytes.subarray(1), hash);
  return key.id === id ? key : null;
}

export const signatureLine = ({ name, id }: Pick<NoteKey, 'name' | 'id'>, bytes: Uint8Array) => {
  const idBytes = Uint8Array.from(id.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  return `— ${name} ${toBase64(joinBytes(idBytes, bytes))}\n`;
};

const signaturesMax = 100;

/** Parses signature lines, such as a witness's answer; null when one of them is malformed. */
export function readSignatures(text: string): NoteSignature[] | null {
  if (!text.endsWith('\n')) return null;

  const lines = text.slice(0, -1).split('\n');
  if (lines.length > signaturesMax) return null;

  const parsedSignatures = lines.flatMap((line) => {
    const [, name = '', written = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(written);
    if (!isName(name) || bytes === null || bytes.length < 5) return [];
    return [{ name, id: toHex(bytes.subarray(0, 4)), bytes: bytes.subarray(4) }];
  });

  return parsedSignatures.length === lines.length ? parsedSignatures : null;
}

export function readNote(text: string): Note | null {
  const end = text.lastIndexOf('\n\n');
  if (end === -1 || /[^\P{Cc}\n]/u.test(text)) return null;
  const signatures = readSignatures(text.slice(end + 2));
  return signatures && { text: text.slice(0, end + 1), signatures };
}

export const timeBytes = 8;
const signatureBytes = 64;

export type VerifyBytes = (
  key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** When a witness signed, in seconds; zero for a log's signature. Null when it is neither. */
export async function signedAt(
  text: string,
  { bytes }: NoteSignature,
  key: NoteKey,
  verify: VerifyBytes,
): Promise<number | null> {
  if (key.type === signatureTypes.log) {
    const isGood = bytes.length === signatureBytes && (await verify(key.key, utf8(text), bytes));
    return isGood ? 0 : null;
  }
  if (bytes.length !== timeBytes + signatureBytes) return null;

  const time = bytes.subarray(0, timeBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  if (!Number.isSafeInteger(time) || time === 0) return null;

  const message = utf8(cosignedText(text, time));
  return (await verify(key.key, message, bytes.subarray(timeBytes))) ? time : null;
}

/** What a witness signs of a checkpoint (C2SP tlog-cosignature). */
export const cosignedText = (text: string, time: number): string =>
  `cosignature/v1\ntime ${time}\n${text}`;

/**
 * Whether a signature names this key. Key ids are short: only verification shows that it is valid.
 */
export const isBy = (signature: NoteSignature, { name, id }: NoteKey): boolean =>
  signature.name === name && signature.id === id;
