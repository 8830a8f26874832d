import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import type { RecordedGroup } from '../delivery/event-store.ts';
import { applyBatch } from './apply-batch.ts';
import { decodeBundle } from './bundle.ts';
import type { Stream, StreamMessage, StreamReader } from './open-stream.ts';
import { passNumbers } from './pass-numbers.ts';
import { listProducerPositions, type OwnedPartition, stopPartition } from './position-store.ts';
import {
  type Batch,
  isRefusal,
  type Missing,
  movesOf,
  newBatch,
  type Place,
  type ReadPart,
  takePart,
} from './read-batch.ts';
import { againSubject, tickSubject } from './subject.ts';

export interface SessionServices {
  readonly db: Db;
  readonly stream: Stream;
  readonly onRecorded?: (group: RecordedGroup) => void;
}

const eventsMax = 2_000;
const waitingMax = 1_000;

/**
 * Reads the stream from the positions of its partitions and applies it, until something is not as
 * expected. Then it throws, and the next session starts from the positions in the books.
 */
export class ReadSession {
  readonly #services: SessionServices;
  readonly #places = new Map<number, Place>();
  readonly #known = new Map<string, number>();
  /** Applies part by part after a batch could not be written, to find out which part is refused. */
  readonly #isCareful: boolean;
  #isClosed = false;
  /** Whether it failed because the books refused something. */
  isRefused = false;
  /** When a tick was last read: a sign that reading goes on. */
  tickedAt = performance.now();

  constructor(services: SessionServices, owned: readonly OwnedPartition[], isCareful: boolean) {
    this.#services = services;
    this.#isCareful = isCareful;
    for (const { partition, epoch, sequence, stoppedWhy } of owned) {
      const isStopped = stoppedWhy === 'gap' || (stoppedWhy === 'refused' && !isCareful);
      this.#places.set(partition, { partition, epoch, sequence, isStopped });
    }
  }

  get hasStopped(): boolean {
    return [...this.#places.values()].some(({ isStopped }) => isStopped);
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /**
   * Applies missing parts from where they were published again. Returns whether a partition can
   * continue.
   */
  async repair(owned: readonly OwnedPartition[]): Promise<boolean> {
    let isMended = false;
    for (const one of owned) {
      const { partition, missingProducer: producer, missingCounter: upTo } = one;
      const place = this.#places.get(partition);
      if (!place || one.stoppedWhy !== 'gap' || producer === null || upTo === null) continue;
      const key = `${producer} ${partition}`;
      const known = () => this.#known.get(key) ?? 0;
      for (let next = known() + 1; next <= upTo; next += 1) {
        const wanted = { producer, partition, counter: next };
        const found = await this.#services.stream.find(
          againSubject(this.#services.stream.name, wanted),
        );
        const part = found && decodeBundle(found).parts[0];
        if (!part) break;
        const batch = newBatch();
        takePart(batch, this.#known, { producer, part, place, sequence: place.sequence });
        await this.#apply(batch);
        if (next < upTo) await this.#note(place, { why: 'gap', producer, counter: upTo });
      }
      if (known() >= upTo) isMended = true;
    }
    return isMended;
  }

  async load(): Promise<void> {
    const partitions = [...this.#places.keys()];
    for (const one of await listProducerPositions(this.#services.db.sql, partitions)) {
      this.#known.set(`${one.producer} ${one.partition}`, one.counter);
    }
  }

  /** Runs until it is closed or something fails. */
  async run(): Promise<void> {
    const going = [...this.#places.values()].filter(({ isStopped }) => !isStopped);
    if (going.length === 0) return this.#idle();
    const read = going.map(({ sequence }) => sequence);
    await passNumbers(this.#services.stream, Math.max(...read), () => this.#isClosed);
    const from = Math.min(...read) + 1;
    const reader = await this.#services.stream.read(from);
    const waiting: StreamMessage[] = [];
    let failure: unknown = null;
    const pump = this.#pump(reader, waiting).catch((error) => {
      failure = error ?? new Error('The stream cannot be read');
      this.#wake();
    });
    try {
      while (!this.#isClosed) {
        if (failure !== null) throw failure;
        if (waiting.length > 0) await this.#takeAll(waiting);
        else await this.#whenWoken();
      }
    } finally {
      this.close();
      await reader.close();
      await pump;
    }
  }

  async #pump(reader: StreamReader, waiting: StreamMessage[]): Promise<void> {
    for await (const message of reader) {
      waiting.push(message);
      this.#wake();
      // The books are slower than the stream: pending messages need no memory here.
      while (waiting.length >= waitingMax && !this.#isClosed) await wait(5);
      if (this.#isClosed) return;
    }
    if (!this.#isClosed) throw new Error('The stream is not read any more');
  }

  #wake: () => void = () => {};

  #whenWoken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** With every partition stopped there is nothing to read. */
  async #idle(): Promise<void> {
    while (!this.#isClosed) {
      this.tickedAt = performance.now();
      await wait(50);
    }
  }

  async #takeAll(waiting: StreamMessage[]): Promise<void> {
    const batch = newBatch();
    let taken = 0;
    for (const message of waiting) {
      if (batch.events.length >= eventsMax || (this.#isCareful && taken > 0)) break;
      await this.#read(batch, message);
      taken += 1;
    }
    waiting.splice(0, taken);
    await this.#apply(batch);
  }

  async #read(batch: Batch, { sequence, subject, data, at }: StreamMessage): Promise<void> {
    if (subject === tickSubject(this.#services.stream.name)) {
      this.tickedAt = performance.now();
      batch.completeTo = at;
      for (const place of this.#places.values()) {
        if (!place.isStopped && place.sequence < sequence)
          batch.read.set(place.partition, sequence);
      }
      return;
    }
    const isWanted = (partition: number) => {
      const place = this.#places.get(partition);
      return place !== undefined && !place.isStopped && place.sequence < sequence;
    };
    const { producer, parts } = decodeBundle(data, isWanted);
    for (const part of parts) {
      const place = this.#places.get(part.partition);
      if (!place || place.isStopped) continue;
      const read = { producer, part, place, sequence };
      if (this.#isCareful) await this.#takeCarefully(read);
      else if (!takePart(batch, this.#known, read)) {
        await this.#stop(batch, place, { why: 'gap', producer, counter: part.counter - 1 });
      }
    }
  }

  async #takeCarefully(read: ReadPart): Promise<void> {
    const { producer, part, place } = read;
    const alone = newBatch();
    if (!takePart(alone, this.#known, read)) {
      return this.#stop(alone, place, { why: 'gap', producer, counter: part.counter - 1 });
    }
    try {
      await this.#apply(alone);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.isRefused = false;
      this.#known.set(`${producer} ${part.partition}`, part.counter - 1);
      const { counter } = part;
      await this.#stop(newBatch(), place, { why: 'refused', producer, counter }, error);
    }
  }

  /** Parts taken before this are applied first, so that the position is true. */
  async #stop(batch: Batch, place: Place, missing: Missing, cause?: unknown): Promise<void> {
    place.isStopped = true;
    await this.#apply(batch);
    batch.events.length = 0;
    batch.read.clear();
    batch.producers.clear();
    await this.#note(place, missing);
    this.onStopped(place.partition, missing, cause);
  }

  #note({ partition, epoch }: Place, missing: Missing): Promise<unknown> {
    return stopPartition(this.#services.db.sql, { partition, epoch, ...missing });
  }

  /** Is told of a partition that stopped. */
  onStopped: (partition: number, missing: Missing, cause?: unknown) => void = () => {};

  async #apply(batch: Batch): Promise<void> {
    if (batch.read.size === 0) return;
    const moves = movesOf(batch, this.#places);
    const saved = await applyBatch(this.#services.db, batch.events, moves).catch((error) => {
      this.isRefused = isRefusal(error);
      throw error;
    });
    for (const { partition, to } of moves.partitions) {
      (this.#places.get(partition) as Place).sequence = to;
    }
    if (saved.recorded.length > 0) this.#services.onRecorded?.(saved);
  }
}
