import { rm } from 'node:fs/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Sql } from '../../platform/database/database.ts';
import { logProblem } from '../../platform/process/process.ts';
import type { LivePlans, SeenEvent } from '../delivery/live-plans.ts';
import { decodeBundle, encodeBundle, type Part } from './bundle.ts';
import { type Journal, type Kept, type Leftover, listLeftovers, readLeftover } from './journal.ts';
import type { Stream } from './open-stream.ts';
import { listMeters, listReadPositions, type ReadPosition } from './position-store.ts';
import { againSubject } from './subject.ts';

/**
 * Is told of events when they are durable, and of their outcome when they are in the books, which
 * is later.
 */
export type PlansInMemory = Pick<LivePlans, 'noteShown' | 'takeApplied'>;

/** What was published and acknowledged. */
export interface PublishedBundle {
  readonly producer: string;
  readonly parts: readonly Part[];
  readonly sequence: number;
  readonly kept: Kept;
}

/** A part on its way to the books; its number tells when it has arrived. */
interface Outstanding {
  readonly producer: string;
  readonly numbers: readonly { readonly partition: number; readonly counter: number }[];
  sequence: number;
  /** What it means for plans in memory, once it is in the books. */
  readonly counted: readonly SeenEvent[];
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
const countedMax = 100_000;

const tellsPlans = ({ kind, invalid }: NewEvent): boolean =>
  invalid === null && (kind === 'impression' || kind === 'click');

/**
 * What this process has published and the books do not have yet: forgotten once the books are past
 * it, and published again when they have read further without finding it.
 */
export class Published {
  readonly #services: PublishedServices;
  #outstanding: Outstanding[] = [];
  #counted = 0;
  /** The folders of earlier processes that are taken over, and whether those are all. */
  readonly #adopted = new Set<string>();
  #hasAdopted = false;
  /** How many parts were published again. */
  again = 0;

  constructor(services: PublishedServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#outstanding.length;
  }

  /**
   * Takes over what earlier processes on this disk left behind, beside this process's own journal.
   */
  async adopt(own: string): Promise<void> {
    if (this.#hasAdopted) return;
    const problems: unknown[] = [];
    for (const folder of await listLeftovers(this.#services.folder)) {
      if (folder === own || this.#adopted.has(folder)) continue;
      try {
        await this.#adoptOne(await readLeftover(folder));
        this.#adopted.add(folder);
      } catch (error) {
        problems.push(error);
      }
    }
    if (problems.length > 0) throw problems[0];
    this.#hasAdopted = true;
  }

  async #adoptOne({ folder, bundles, isDamaged }: Leftover): Promise<void> {
    if (isDamaged) logProblem('journal', `${folder} is damaged`);
    let left = bundles.length;
    const forget = async () => {
      left -= 1;
      if (left <= 0) await rm(folder, { recursive: true, force: true });
    };
    if (bundles.length === 0) await forget();
    const outstanding = bundles.map((bundle): Outstanding => {
      const { producer, parts } = decodeBundle(bundle);
      const numbers = parts.map(({ partition, counter }) => ({ partition, counter }));
      const read = async () => bundle;
      return { producer, numbers, sequence: 0, counted: [], read, forget };
    });
    this.#outstanding.push(...outstanding);
  }

  add({ producer, parts, sequence, kept }: PublishedBundle): void {
    const { journal } = this.#services;
    const counted: SeenEvent[] = [];
    if (this.#counted < countedMax) {
      for (const { events } of parts) counted.push(...events.filter(tellsPlans));
    }
    this.#counted += counted.length;
    this.#outstanding.push({
      ...{ producer, sequence, counted },
      numbers: parts.map(({ partition, counter }) => ({ partition, counter })),
      read: () => journal.read(kept),
      forget: () => journal.forget(kept),
    });
  }

  /** Compares with the position of the books. Called repeatedly. */
  async follow(): Promise<void> {
    const asked = this.#outstanding;
    if (asked.length === 0) return;
    const { sql, stream } = this.#services;
    const producers = [...new Set(asked.map(({ producer }) => producer))];
    const rows = await listReadPositions(sql, producers);
    const positions = new Map(rows.map((row) => [row.partition, row]));
    const counterOf = (producer: string, partition: number) =>
      positions.get(partition)?.counters[producers.indexOf(producer)] ?? 0;
    const isApplied = ({ producer, numbers }: Outstanding) =>
      numbers.every(({ partition, counter }) => counterOf(producer, partition) >= counter);
    const applied = new Set(asked.filter(isApplied));
    await this.#tellPlans([...applied]);
    this.#outstanding = this.#outstanding.filter((one) => !applied.has(one));
    for (const one of applied) await one.forget();
    const left = asked.filter((one) => !applied.has(one));
    if (left.length === 0) return;
    const lastSequence = await stream.lastSequence();
    let published = 0;
    for (const one of left) {
      const isCut = one.sequence > lastSequence;
      const missing = one.numbers.filter(
        ({ partition, counter }) =>
          counterOf(one.producer, partition) < counter &&
          (isCut || isPast(positions.get(partition), one.sequence)),
      );
      if (missing.length === 0) continue;
      await this.#publishAgain(one, missing);
      published += missing.length;
    }
    this.again += published;
    // This includes what an earlier process left behind, which may only be late and not lost.
    if (published > 0) {
      logProblem('stream', `${published} parts were published again`, { level: 'warn' });
    }
  }

  async #tellPlans(applied: readonly Outstanding[]): Promise<void> {
    const counted = applied.flatMap((one) => one.counted);
    if (counted.length === 0) return;
    const plans = [...new Set(counted.map(({ planId }) => planId))];
    const meters = await listMeters(this.#services.sql, plans);
    this.#counted -= counted.length;
    this.#services.plans.takeApplied(counted, meters);
  }

  async #publishAgain(one: Outstanding, numbers: Outstanding['numbers']): Promise<void> {
    const { stream } = this.#services;
    const { producer, parts } = decodeBundle(await one.read());
    let sequence = one.sequence;
    for (const part of parts) {
      if (!numbers.some(({ partition }) => partition === part.partition)) continue;
      const subject = againSubject(stream.name, { ...part, producer });
      // The stream refuses a repeated id for two minutes, and may still know the id of a message it
      // has lost.
      const id = `${subject}.${one.sequence}`;
      const data = encodeBundle({ producer, parts: [part] });
      sequence = Math.max(sequence, await stream.publish(subject, data, id));
    }
    one.sequence = sequence;
  }
}

const isPast = (position: ReadPosition | undefined, sequence: number): boolean =>
  position !== undefined && position.sequence >= sequence;
