import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The place of a bundle in the journal. */
export interface JournalEntry {
  readonly segment: Segment;
  readonly offset: number;
  readonly length: number;
}

interface Segment {
  readonly path: string;
  readonly handle: FileHandle;
  size: number;
  /** How many of its bundles are still needed. */
  neededCount: number;
}

/** What an earlier process left behind, in the order of publication. */
export interface LeftoverJournal {
  readonly folder: string;
  readonly bundles: readonly Buffer[];
  /** Whether a file was damaged, so that bundles may be missing. */
  readonly isDamaged: boolean;
}

const headerBytes = 8;
const segmentBytes = 16 * 2 ** 20;

/**
 * Acknowledged events that are not in the books yet, on the disk of the process that acknowledged
 * them. If the stream loses them all the same, they are published again from here.
 */
export class Journal {
  readonly folder: string;
  #current: Segment | null = null;
  #segments = new Set<Segment>();
  #lastSegmentNumber = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(folder: string): Promise<Journal> {
    const ownFolder = join(folder, `${Date.now()}-${randomUUID()}`);
    await mkdir(ownFolder, { recursive: true });
    await syncFolder(folder);
    return new Journal(ownFolder);
  }

  get bytes(): number {
    let totalBytes = 0;
    for (const { size } of this.#segments) totalBytes += size;
    return totalBytes;
  }

  /** Resolves once the bundle is on disk. Called one at a time. */
  async save(bundle: Buffer): Promise<JournalEntry> {
    const segment = await this.#getWritableSegment();
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32BE(bundle.length, 0);
    header.writeUInt32BE(crc32(bundle), 4);

    const offset = segment.size;
    segment.neededCount += 1;
    try {
      await segment.handle.writev([header, bundle], offset);
      await segment.handle.datasync();
    } catch (error) {
      // A partial write ends the file: the next bundle starts a new one.
      segment.neededCount -= 1;
      this.#current = null;
      throw error;
    }

    segment.size += headerBytes + bundle.length;

    return { segment, offset: offset + headerBytes, length: bundle.length };
  }

  async read({ segment, offset, length }: JournalEntry): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    await segment.handle.read(bytes, 0, length, offset);
    return bytes;
  }

  /** The bundle is in the books. */
  async release({ segment }: JournalEntry): Promise<void> {
    segment.neededCount -= 1;
    if (segment.neededCount > 0) return;

    if (segment === this.#current) {
      if (segment.size < segmentBytes / 16) return;
      this.#current = null;
    }

    await this.#removeSegment(segment);
  }

  async close(): Promise<void> {
    for (const segment of [...this.#segments]) {
      if (segment.neededCount === 0) await this.#removeSegment(segment);
      else await segment.handle.close();
    }
    if (this.#segments.size === 0) await rm(this.folder, { recursive: true, force: true });
  }

  async #removeSegment(segment: Segment): Promise<void> {
    this.#segments.delete(segment);
    await segment.handle.close();
    await rm(segment.path, { force: true });
  }

  async #getWritableSegment(): Promise<Segment> {
    if (this.#current && this.#current.size < segmentBytes) return this.#current;

    this.#lastSegmentNumber += 1;
    const path = join(this.folder, `${String(this.#lastSegmentNumber).padStart(8, '0')}.log`);
    const handle = await open(path, 'wx+');
    await syncFolder(this.folder);
    const segment = { path, handle, size: 0, neededCount: 0 };
    this.#segments.add(segment);
    this.#current = segment;

    return segment;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The folders that processes left behind in this one, the oldest process first. */
export async function listLeftovers(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const folderNames = (await readdir(folder)).filter((name) => /^\d+-[0-9a-f-]{36}$/.test(name));
  return folderNames.sort().map((name) => join(folder, name));
}

export async function readLeftover(folder: string): Promise<LeftoverJournal> {
  const bundles: Buffer[] = [];
  let isDamaged = false;
  for (const name of (await readdir(folder)).sort()) {
    const bytes = await readFile(join(folder, name));
    let offset = 0;
    while (offset + headerBytes <= bytes.length) {
      const end = offset + headerBytes + bytes.readUInt32BE(offset);
      const bundle = bytes.subarray(offset + headerBytes, end);
      // The last bundle may be half written: nobody was told that it is durable.
      if (end > bytes.length) break;
      if (crc32(bundle) !== bytes.readUInt32BE(offset + 4)) {
        isDamaged = true;
        break;
      }

      bundles.push(bundle);
      offset = end;
    }
  }

  return { folder, bundles, isDamaged };
}
