import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError, systemErrorCode } from '../../platform/process/process.ts';

type Bytes = AsyncIterable<Uint8Array>;

const ageHeader = 'age-encryption.org/v1';

/**
 * Writes a stream to a new file, compressed, and encrypted if there is a recipient. The file
 * appears under its name only when it is complete.
 */
export async function writeBackupFile(
  path: string,
  content: Bytes,
  recipient: string | null,
): Promise<void> {
  if (existsSync(path)) throw new StartError(`The file ${path} exists; choose another name.`);

  const encrypter = recipient === null ? null : createEncrypter(recipient);
  const partialPath = `${path}.part`;
  try {
    // Opened before anything is read, so that a folder that is not there costs nothing.
    const handle = await open(partialPath, 'w', 0o600);
    const source = Readable.from(content, { objectMode: false });
    const encryption = encrypter
      ? [(plainStream: Bytes) => encryptStream(plainStream, encrypter)]
      : [];
    const target = handle.createWriteStream({ flush: true });
    await pipeline([source, createZstdCompress(), ...encryption, target]);
    await rename(partialPath, path);
  } catch (error) {
    await rm(partialPath, { force: true });
    const code = systemErrorCode(error);
    if (!/^E(NOSPC|ACCES|NOENT|ROFS|ISDIR|DQUOT)$/.test(code)) throw error;

    throw new StartError(`The file ${path} cannot be written (${code}).`, { cause: error });
  }
}

function createEncrypter(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
    return encrypter;
  } catch {
    throw new StartError('--to must be an age recipient, such as age1….');
  }
}

// Node and the types of browsers, which age uses, each declare the same web streams.
async function* encryptStream(plainStream: Bytes, encrypter: Encrypter): Bytes {
  const encryptedStream = await encrypter.encrypt(
    Readable.toWeb(Readable.from(plainStream)) as never,
  );
  yield* Readable.fromWeb(encryptedStream as unknown as ReadableStream);
}

/** Reads what `writeBackupFile` wrote. `keyFile` holds the recipient's identity. */
export async function readBackupFile(path: string, keyFile: string | null): Promise<Bytes> {
  if (!(await isEncrypted(path))) return decompressStream(createReadStream(path));
  if (keyFile === null) {
    throw new StartError(`The backup ${path} is encrypted; name the file of its key with --key.`);
  }

  const decrypter = createDecrypter(keyFile, await readIdentities(keyFile));
  const source = createReadStream(path);
  try {
    const plainStream = await decrypter.decrypt(Readable.toWeb(source) as never);
    return decompressStream(Readable.fromWeb(plainStream as unknown as ReadableStream));
  } catch (error) {
    source.destroy();
    throw new StartError(`The backup ${path} cannot be opened with the key in ${keyFile}.`, {
      cause: error,
    });
  }
}

function createDecrypter(keyFile: string, identities: readonly string[]): Decrypter {
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
    return decrypter;
  } catch {
    // Without its cause, whose message repeats the key.
    throw new StartError(`The file ${keyFile} holds a malformed age key.`);
  }
}

/** An error of the source must reach the reader, which `pipe` does not do. */
function decompressStream(compressedStream: Readable): Bytes {
  const decompressor = createZstdDecompress();
  pipeline(compressedStream, decompressor).catch((error) => decompressor.destroy(error));
  return decompressor;
}

async function isEncrypted(path: string): Promise<boolean> {
  try {
    const handle = await open(path);
    try {
      const { buffer } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
      return buffer.toString('latin1') === ageHeader;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = systemErrorCode(error);
    throw new StartError(`The file ${path} cannot be read (${code}).`, { cause: error });
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
