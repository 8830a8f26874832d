import { rm } from 'node:fs/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Sql } from '../../platform/database/database.ts';
import { logProblem } from '../../platform/process/process.ts';
import type { DeliveredEvent, LivePlans } from '../delivery/live-plans.ts';
import { type BundlePart, decodeBundle, encodeBundle } from './bundle.ts';
import {
  type Journal,
  type JournalEntry,
  type LeftoverJournal,
  listLeftovers,
  readLeftover,
} from './journal.ts';
import type { Stream } from './open-stream.ts';
import { listMeters, listReadPositions, type ReadPosition } from './position-store.ts';
import { republishedSubject } from './subject.ts';

/**
 * Is told of events when they are durable, and of their outcome when they are in the books, which
 * is later.
 */
export type PlansInMemory = Pick<LivePlans, 'noteShown' | 'takeApplied'>;

/** What was published and acknowledged. */
export interface PublishedBundle {
  readonly producer: string;
  readonly parts: readonly BundlePart[];
  readonly sequence: number;
  readonly entry: JournalEntry;
}

/** A part on its way to the books; its number tells when it has arrived. */
interface OutstandingBundle {
  readonly producer: string;
  readonly numbers: readonly { readonly partition: number; readonly counter: number }[];
  sequence: number;
  /** What it means for plans in memory, once it is in the books. */
  readonly countedEvents: readonly DeliveredEvent[];
  read(): Promise<Uint8Array>;
  forget(): Promise<void>;
}

export interface PublishedServices {
  readonly sql: Sql;
  readonly stream: Stream;
  readonly journal: Journal;
  readonly folder: string;
  readonly plans: Pick<PlansInMemory, 'takeApplied'>;
}

/**
 * This many events are remembered for the plans in memory; the rest reach them through the
 * database.
 */
const countedEventsMax = 100_000;

const doesCount = ({ kind, invalid }: NewEvent): boolean =>
  invalid === null && (kind === 'impression' || kind === 'click');

/**
 * What this process has published and the books do not have yet: forgotten once the books are past
 * it, and published again when they have read further without finding it.
 */
export class Published {
  readonly #services: PublishedServices;
  #outstanding: OutstandingBundle[] = [];
  #countedEventCount = 0;
  /** The folders of earlier processes that are taken over, and whether those are all. */
  readonly #adopted = new Set<string>();
  #hasAdopted = false;
  /** How many parts were published again. */
  republishedParts = 0;

  constructor(services: PublishedServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#outstanding.length;
  }

  /**
   * Takes over what earlier processes on this disk left behind, beside this process's own journal.
   */
  async adopt(ownFolder: string): Promise<void> {
    if (this.#hasAdopted) return;

    const problems: unknown[] = [];
    for (const folder of await listLeftovers(this.#services.folder)) {
      if (folder === ownFolder || this.#adopted.has(folder)) continue;
      try {
        await this.#adoptLeftover(await readLeftover(folder));
        this.#adopted.add(folder);
      } catch (error) {
        problems.push(error);
      }
    }
    if (problems.length > 0) throw problems[0];

    this.#hasAdopted = true;
  }

  async #adoptLeftover({ folder, bundles, isDamaged }: LeftoverJournal): Promise<void> {
    if (isDamaged) logProblem('journal', `${folder} is damaged`);
    let remaining = bundles.length;

    const forget = async () => {
      remaining -= 1;
      if (remaining <= 0) await rm(folder, { recursive: true, force: true });
    };

    if (bundles.length === 0) await forget();

    const outstanding = bundles.map((bundle): OutstandingBundle => {
      const { producer, parts } = decodeBundle(bundle);
      const numbers = parts.map(({ partition, counter }) => ({ partition, counter }));
      const read = async () => bundle;
      return { producer, numbers, sequence: 0, countedEvents: [], read, forget };
    });

    this.#outstanding.push(...outstanding);
  }

  add({ producer, parts, sequence, entry }: PublishedBundle): void {
    const { journal } = this.#services;
    const countedEvents: DeliveredEvent[] = [];
    if (this.#countedEventCount < countedEventsMax) {
      for (const { events } of parts) countedEvents.push(...events.filter(doesCount));
    }
    this.#countedEventCount += countedEvents.length;
    this.#outstanding.push({
      producer,
      sequence,
      countedEvents,
      numbers: parts.map(({ partition, counter }) => ({ partition, counter })),
      read: () => journal.read(entry),
      forget: () => journal.release(entry),
    });
  }

  /** Compares with the position of the books. Called repeatedly. */
  async follow(): Promise<void> {
    const checked = this.#outstanding;
    if (checked.length === 0) return;

    const { sql, stream } = this.#services;
    const producers = [...new Set(checked.map(({ producer }) => producer))];
    const rows = await listReadPositions(sql, producers);
    const positions = new Map(rows.map((row) => [row.partition, row]));
    const counterOf = (producer: string, partition: number) =>
      positions.get(partition)?.counters[producers.indexOf(producer)] ?? 0;
    const isApplied = ({ producer, numbers }: OutstandingBundle) =>
      numbers.every(({ partition, counter }) => counterOf(producer, partition) >= counter);
    const applied = new Set(checked.filter(isApplied));
    await this.#updatePlans([...applied]);
    this.#outstanding = this.#outstanding.filter((bundle) => !applied.has(bundle));
    for (const bundle of applied) await bundle.forget();
    const remaining = checked.filter((bundle) => !applied.has(bundle));
    if (remaining.length === 0) return;

    const lastSequence = await stream.lastSequence();
    let republished = 0;
    for (const bundle of remaining) {
      const isCutOff = bundle.sequence > lastSequence;
      const missing = bundle.numbers.filter(
        ({ partition, counter }) =>
          counterOf(bundle.producer, partition) < counter &&
          (isCutOff || isPast(positions.get(partition), bundle.sequence)),
      );
      if (missing.length === 0) continue;

      await this.#publishAgain(bundle, missing);
      republished += missing.length;
    }

    this.republishedParts += republished;
    // This includes what an earlier process left behind, which may only be late and not lost.
    if (republished > 0) {
      logProblem('stream', `${republished} parts were published again`, { level: 'warn' });
    }
  }

  async #updatePlans(applied: readonly OutstandingBundle[]): Promise<void> {
    const countedEvents = applied.flatMap((bundle) => bundle.countedEvents);
    if (countedEvents.length === 0) return;

    const plans = [...new Set(countedEvents.map(({ planId }) => planId))];
    const meters = await listMeters(this.#services.sql, plans);
    this.#countedEventCount -= countedEvents.length;
    this.#services.plans.takeApplied(countedEvents, meters);
  }

  async #publishAgain(
    bundle: OutstandingBundle,
    missingParts: OutstandingBundle['numbers'],
  ): Promise<void> {
    const { stream } = this.#services;
    const { producer, parts } = decodeBundle(await bundle.read());
    let sequence = bundle.sequence;

    for (const part of parts) {
      if (!missingParts.some(({ partition }) => partition === part.partition)) continue;

      const subject = republishedSubject(stream.name, { ...part, producer });
      // The stream refuses a repeated id for two minutes, and may still know the id of a message it
      // has lost.
      const id = `${subject}.${bundle.sequence}`;
      const data = encodeBundle({ producer, parts: [part] });
      sequence = Math.max(sequence, await stream.publish(subject, data, id));
    }

    bundle.sequence = sequence;
  }
}

const isPast = (position: ReadPosition | undefined, sequence: number): boolean =>
  position !== undefined && position.sequence >= sequence;
