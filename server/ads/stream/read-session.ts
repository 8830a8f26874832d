import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import type { RecordedGroup } from '../delivery/event-store.ts';
import { applyBatch } from './apply-batch.ts';
import { decodeBundle } from './bundle.ts';
import { consumeSequences } from './consume-sequences.ts';
import type { MessageReader, Stream, StreamMessage } from './open-stream.ts';
import { listProducerPositions, type OwnedPartition, stopPartition } from './position-store.ts';
import {
  type Batch,
  createBatch,
  isRefusal,
  type PartitionPosition,
  type ReadPart,
  type StopPoint,
  takePart,
  toPositionMoves,
} from './read-batch.ts';
import { republishedSubject, tickSubject } from './subject.ts';

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
  readonly #positions = new Map<number, PartitionPosition>();
  readonly #knownCounters = new Map<string, number>();
  /**
   * Applies each part by itself instead of many in one batch. After the books refused a batch, this
   * finds the part that they refuse, and the others are recorded.
   */
  readonly #isPartByPart: boolean;
  #isClosed = false;
  /** Whether it failed because the books refused a batch, as opposed to being unreachable. */
  wasRefused = false;
  /** When a tick was last read: a sign that reading goes on. */
  tickedAt = performance.now();

  constructor(
    services: SessionServices,
    ownedPartitions: readonly OwnedPartition[],
    isPartByPart: boolean,
  ) {
    this.#services = services;
    this.#isPartByPart = isPartByPart;
    for (const { partition, epoch, sequence, stoppedWhy } of ownedPartitions) {
      const isStopped = stoppedWhy === 'gap' || (stoppedWhy === 'refused' && !isPartByPart);
      this.#positions.set(partition, { partition, epoch, sequence, isStopped });
    }
  }

  get hasStopped(): boolean {
    return [...this.#positions.values()].some(({ isStopped }) => isStopped);
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /**
   * Applies missing parts from where they were published again. Returns whether a partition can
   * continue.
   */
  async repair(ownedPartitions: readonly OwnedPartition[]): Promise<boolean> {
    let canContinue = false;
    for (const ownedPartition of ownedPartitions) {
      const { partition, missingProducer: producer, missingCounter: lastMissing } = ownedPartition;
      const position = this.#positions.get(partition);
      if (
        !position ||
        ownedPartition.stoppedWhy !== 'gap' ||
        producer === null ||
        lastMissing === null
      )
        continue;

      const key = `${producer} ${partition}`;
      const readCounter = () => this.#knownCounters.get(key) ?? 0;
      for (let counter = readCounter() + 1; counter <= lastMissing; counter += 1) {
        const missingPart = { producer, partition, counter };
        const message = await this.#services.stream.find(
          republishedSubject(this.#services.stream.name, missingPart),
        );
        const part = message && decodeBundle(message).parts[0];
        if (!part) break;

        const batch = createBatch();
        takePart(batch, this.#knownCounters, {
          producer,
          part,
          position,
          sequence: position.sequence,
        });
        await this.#apply(batch);
        if (counter < lastMissing)
          await this.#saveStop(position, { reason: 'gap', producer, counter: lastMissing });
      }
      if (readCounter() >= lastMissing) canContinue = true;
    }

    return canContinue;
  }

  async load(): Promise<void> {
    const partitions = [...this.#positions.keys()];
    for (const position of await listProducerPositions(this.#services.db.sql, partitions)) {
      this.#knownCounters.set(`${position.producer} ${position.partition}`, position.counter);
    }
  }

  /** Runs until it is closed or something fails. */
  async run(): Promise<void> {
    const runningPositions = [...this.#positions.values()].filter(({ isStopped }) => !isStopped);
    if (runningPositions.length === 0) return this.#waitWhileStopped();

    const sequences = runningPositions.map(({ sequence }) => sequence);
    await consumeSequences(this.#services.stream, Math.max(...sequences), () => this.#isClosed);
    const firstSequence = Math.min(...sequences) + 1;
    const reader = await this.#services.stream.read(firstSequence);
    const queue: StreamMessage[] = [];
    let failure: unknown = null;

    const filling = this.#fillQueue(reader, queue).catch((error) => {
      failure = error ?? new Error('The stream cannot be read');
      this.#wake();
    });

    try {
      while (!this.#isClosed) {
        if (failure !== null) throw failure;

        if (queue.length > 0) await this.#takeQueued(queue);
        else await this.#waitForMessage();
      }
    } finally {
      this.close();
      await reader.close();
      await filling;
    }
  }

  async #fillQueue(reader: MessageReader, queue: StreamMessage[]): Promise<void> {
    for await (const message of reader) {
      queue.push(message);
      this.#wake();
      // The books are slower than the stream: pending messages need no memory here.
      while (queue.length >= waitingMax && !this.#isClosed) await wait(5);
      if (this.#isClosed) return;
    }
    if (!this.#isClosed) throw new Error('The stream is not read any more');
  }

  #wake: () => void = () => {};

  #waitForMessage(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** With every partition stopped there is nothing to read. */
  async #waitWhileStopped(): Promise<void> {
    while (!this.#isClosed) {
      this.tickedAt = performance.now();
      await wait(50);
    }
  }

  async #takeQueued(queue: StreamMessage[]): Promise<void> {
    const batch = createBatch();
    let takenCount = 0;
    for (const message of queue) {
      if (batch.events.length >= eventsMax || (this.#isPartByPart && takenCount > 0)) break;

      await this.#readMessage(batch, message);
      takenCount += 1;
    }

    queue.splice(0, takenCount);
    await this.#apply(batch);
  }

  async #readMessage(
    batch: Batch,
    { sequence, subject, data, storedAt }: StreamMessage,
  ): Promise<void> {
    if (subject === tickSubject(this.#services.stream.name)) {
      this.tickedAt = performance.now();
      batch.completeTo = storedAt;
      for (const position of this.#positions.values()) {
        if (!position.isStopped && position.sequence < sequence)
          batch.lastReadByPartition.set(position.partition, sequence);
      }

      return;
    }

    const isWanted = (partition: number) => {
      const position = this.#positions.get(partition);
      return position !== undefined && !position.isStopped && position.sequence < sequence;
    };

    const { producer, parts } = decodeBundle(data, isWanted);
    for (const part of parts) {
      const position = this.#positions.get(part.partition);
      if (!position || position.isStopped) continue;

      const readPart = { producer, part, position, sequence };
      if (this.#isPartByPart) await this.#takeAlone(readPart);
      else if (!takePart(batch, this.#knownCounters, readPart)) {
        await this.#stop(batch, position, { reason: 'gap', producer, counter: part.counter - 1 });
      }
    }
  }

  async #takeAlone(readPart: ReadPart): Promise<void> {
    const { producer, part, position } = readPart;
    const singleBatch = createBatch();
    if (!takePart(singleBatch, this.#knownCounters, readPart)) {
      return this.#stop(singleBatch, position, {
        reason: 'gap',
        producer,
        counter: part.counter - 1,
      });
    }

    try {
      await this.#apply(singleBatch);
    } catch (error) {
      if (!isRefusal(error)) throw error;

      this.wasRefused = false;
      this.#knownCounters.set(`${producer} ${part.partition}`, part.counter - 1);
      const { counter } = part;
      await this.#stop(createBatch(), position, { reason: 'refused', producer, counter }, error);
    }
  }

  /** Parts taken before this are applied first, so that the position is true. */
  async #stop(
    batch: Batch,
    position: PartitionPosition,
    stopPoint: StopPoint,
    cause?: unknown,
  ): Promise<void> {
    position.isStopped = true;
    await this.#apply(batch);
    batch.events.length = 0;
    batch.lastReadByPartition.clear();
    batch.producers.clear();
    await this.#saveStop(position, stopPoint);
    this.onStopped(position.partition, stopPoint, cause);
  }

  #saveStop({ partition, epoch }: PartitionPosition, stopPoint: StopPoint): Promise<unknown> {
    return stopPartition(this.#services.db.sql, { partition, epoch, ...stopPoint });
  }

  /** Is told of a partition that stopped. */
  onStopped: (partition: number, stopPoint: StopPoint, cause?: unknown) => void = () => {};

  async #apply(batch: Batch): Promise<void> {
    if (batch.lastReadByPartition.size === 0) return;

    const moves = toPositionMoves(batch, this.#positions);
    const recordedGroup = await applyBatch(this.#services.db, batch.events, moves).catch(
      (error) => {
        this.wasRefused = isRefusal(error);
        throw error;
      },
    );
    for (const { partition, sequence } of moves.partitions) {
      (this.#positions.get(partition) as PartitionPosition).sequence = sequence;
    }
    if (recordedGroup.recorded.length > 0) this.#services.onRecorded?.(recordedGroup);
  }
}
