import { createHash } from 'node:crypto';
import { StartError } from '../../platform/process/process.ts';

/**
 * A backup is one stream: a first line that identifies it, parts, and a last line. Each part is a
 * line of JSON, length-prefixed chunks, and a line with its row count and SHA-256. The last line
 * has a SHA-256 over the first line and all parts, so that none can be missing.
 */
export const archiveFormat = 1;

export interface Head {
  readonly reachbook: 'backup';
  readonly format: number;
  /** The product version, for somebody who looks for the program that reads this. */
  readonly version: string;
  readonly schema: string;
  readonly at: string;
  readonly sequences: readonly Sequence[];
  /** Table partitions, as `schema.name`; the rows are in the parts. */
  readonly partitions: readonly string[];
}

export interface Sequence {
  readonly name: string;
  /** As text: a sequence value can exceed what a JSON number holds exactly. */
  readonly value: string;
  readonly isCalled: boolean;
}

export type PartName =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly file: string };

export interface PartEnd {
  readonly bytes: number;
  /** Rows of a table; for a file, its line count, which means nothing. */
  readonly rows: number;
  readonly sha256: string;
}

export interface Part {
  readonly name: PartName;
  readonly content: AsyncIterable<Uint8Array>;
}

const lineOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** Counts and hashes what passes through. */
class PartTally {
  readonly #digest = createHash('sha256');
  #bytes = 0;
  #rows = 0;

  add(chunk: Uint8Array): void {
    this.#digest.update(chunk);
    this.#bytes += chunk.length;
    // COPY writes one line per row, and escapes newlines inside values.
    for (let index = chunk.indexOf(10); index !== -1; index = chunk.indexOf(10, index + 1))
      this.#rows += 1;
  }

  end(): PartEnd {
    return { bytes: this.#bytes, rows: this.#rows, sha256: this.#digest.digest('hex') };
  }
}

export async function* writeArchive(
  head: Head,
  parts: AsyncIterable<Part>,
  onPart: (name: PartName, end: PartEnd) => void,
): AsyncGenerator<Uint8Array> {
  const archiveDigest = createHash('sha256').update(lineOf(head));
  yield lineOf(head);
  let count = 0;

  for await (const { name, content } of parts) {
    yield lineOf(name);
    const tally = new PartTally();

    for await (const chunk of content) {
      if (chunk.length === 0) continue;
      tally.add(chunk);
      yield lengthOf(chunk);
      yield chunk;
    }

    const end = tally.end();

    yield lengthOf(new Uint8Array());
    yield lineOf(end);
    archiveDigest.update(lineOf(name)).update(lineOf(end));
    onPart(name, end);
    count += 1;
  }
  yield lineOf({ end: true, parts: count, sha256: archiveDigest.digest('hex') });
}

export const createDamagedError = (file: string): StartError =>
  new StartError(`The backup ${file} is damaged or cut off, so nothing was restored.`);

/** Reads lines and chunks from a stream whose pieces have any length. */
class ArchiveInput {
  readonly #source: AsyncIterator<Uint8Array>;
  #buffered = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #readMore(): Promise<boolean> {
    const next = await this.#source.next();

    if (next.done) return false;

    this.#buffered =
      this.#buffered.length === 0 ? Buffer.from(next.value) : this.#appendTo(next.value);
    return true;
  }

  #appendTo(piece: Uint8Array): Buffer<ArrayBuffer> {
    return Buffer.concat([this.#buffered, piece]);
  }

  async readLine(lengthMax: number): Promise<unknown> {
    for (;;) {
      const end = this.#buffered.indexOf(10);
      if (end !== -1) {
        const text = this.#buffered.subarray(0, end).toString('utf8');
        this.#buffered = this.#buffered.subarray(end + 1);
        return JSON.parse(text);
      }
      if (this.#buffered.length > lengthMax || !(await this.#readMore()))
        throw new Error('No line');
    }
  }

  async readExactly(length: number): Promise<Buffer> {
    while (this.#buffered.length < length) {
      if (!(await this.#readMore())) throw new Error('Cut off');
    }
    const bytes = this.#buffered.subarray(0, length);

    this.#buffered = this.#buffered.subarray(length);
    return bytes;
  }

  async isOver(): Promise<boolean> {
    return this.#buffered.length === 0 && !(await this.#readMore());
  }
}

const lineMax = 16 * 2 ** 20;
const chunkMax = 64 * 2 ** 20;

export interface ArchiveReader {
  readonly onHead: (head: Head) => void | Promise<void>;
  /** Receives a whole part; it is known to be intact only once `onEnd` was called. */
  readonly onPart: (name: PartName, content: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly onEnd?: (name: PartName, end: PartEnd) => void | Promise<void>;
}

/** Reads an archive to its end and verifies every hash in it. */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  reader: ArchiveReader,
): Promise<void> {
  const input = new ArchiveInput(source);
  // Lines are as `writeArchive` wrote them, or the digests below differ.
  const head = (await input.readLine(lineMax)) as Head;
  if (head?.reachbook !== 'backup') throw new Error('Not a backup');

  await reader.onHead(head);
  const archiveDigest = createHash('sha256').update(lineOf(head));

  for (let parts = 0; ; parts += 1) {
    const name = (await input.readLine(lineMax)) as PartName & Partial<LastLine>;
    if (name.end) {
      const isRight = name.parts === parts && name.sha256 === archiveDigest.digest('hex');
      if (!isRight || !(await input.isOver())) throw new Error('Wrong end');
      return;
    }

    const tally = new PartTally();
    await reader.onPart(name, chunksOf(input, tally));

    const end = (await input.readLine(lineMax)) as PartEnd;
    const tallied = tally.end();
    if (tallied.sha256 !== end.sha256 || tallied.rows !== end.rows) throw new Error('Wrong part');

    archiveDigest.update(lineOf(name)).update(lineOf(end));
    await reader.onEnd?.(name, end);
  }
}

interface LastLine {
  readonly end: true;
  readonly parts: number;
  readonly sha256: string;
}

async function* chunksOf(input: ArchiveInput, tally: PartTally): AsyncGenerator<Uint8Array> {
  for (;;) {
    const length = (await input.readExactly(4)).readUInt32BE();
    if (length === 0) return;
    if (length > chunkMax) throw new Error('Too long');
    const chunk = await input.readExactly(length);
    tally.add(chunk);
    yield chunk;
  }
}
