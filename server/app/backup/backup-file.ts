import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../../platform/process/process.ts';

type Bytes = AsyncIterable<Uint8Array>;

const ageStart = 'age-encryption.org/v1';

/**
 * Writes a stream to a new file, compressed, and encrypted if there is a recipient. The file
 * appears under its name only when it is complete.
 */
export async function writeBackupFile(
  file: string,
  content: Bytes,
  recipient: string | null,
): Promise<void> {
  if (existsSync(file)) throw new StartError(`The file ${file} exists; choose another name.`);
  const encrypter = recipient === null ? null : encrypterFor(recipient);

  const unfinished = `${file}.part`;
  try {
    // Opened before anything is read, so that a folder that is not there costs nothing.
    const handle = await open(unfinished, 'w', 0o600);
    const source = Readable.from(content, { objectMode: false });
    const encryption = encrypter ? [(plain: Bytes) => encryptStream(plain, encrypter)] : [];
    const target = handle.createWriteStream({ flush: true });
    await pipeline([source, createZstdCompress(), ...encryption, target]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (!/^E(NOSPC|ACCES|NOENT|ROFS|ISDIR|DQUOT)$/.test(code ?? '')) throw error;
    throw new StartError(`The file ${file} cannot be written (${code}).`, { cause: error });
  }
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
    return encrypter;
  } catch {
    throw new StartError('--to must be an age recipient, such as age1….');
  }
}

async function* encryptStream(plain: Bytes, encrypter: Encrypter): Bytes {
  const encryptedStream = await encrypter.encrypt(Readable.toWeb(Readable.from(plain)) as never);
  yield* Readable.fromWeb(encryptedStream as unknown as ReadableStream);
}

/** Reads what `writeBackupFile` wrote. `keyFile` holds the recipient's identity. */
export async function readBackupFile(file: string, keyFile: string | null): Promise<Bytes> {
  if (!(await isEncrypted(file))) return decompressStream(createReadStream(file));
  if (keyFile === null) {
    throw new StartError(`The backup ${file} is encrypted; name the file of its key with --key.`);
  }

  const decrypter = new Decrypter();
  for (const identity of await readIdentities(keyFile)) decrypter.addIdentity(identity);

  const source = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as never);
    return decompressStream(Readable.fromWeb(plain as unknown as ReadableStream));
  } catch (error) {
    source.destroy();
    throw new StartError(`The backup ${file} cannot be opened with the key in ${keyFile}.`, {
      cause: error,
    });
  }
}

/** An error of the source must reach the reader, which `pipe` does not do. */
function decompressStream(source: Readable): Bytes {
  const plain = createZstdDecompress();
  pipeline(source, plain).catch((error) => plain.destroy(error));
  return plain;
}

async function isEncrypted(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { buffer } = await handle.read(Buffer.alloc(ageStart.length), 0, ageStart.length, 0);
      return buffer.toString('latin1') === ageStart;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The file ${file} cannot be read (${code}).`, { cause: error });
  }
}

async function readIdentities(keyFile: string): Promise<string[]> {
  const text = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${keyFile} cannot be read (${error.code}).`);
  });
  const identities = text.split('\n').flatMap((line) => line.match(/^AGE-SECRET-KEY-\S+/) ?? []);

  if (identities.length > 0) return identities;
  throw new StartError(`The file ${keyFile} holds no age key (AGE-SECRET-KEY-…).`);
}
