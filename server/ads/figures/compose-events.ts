import type { KeyObject } from 'node:crypto';
import { eventsInFile } from '#contract/delivery.ts';
import { eventGenesis } from '#domain/delivery/event-line.ts';
import { Refusal } from '#domain/refusal.ts';
import { composeFile, sha256 } from '../../platform/process/process.ts';
import { readEventsInSnapshot } from '../event-block/block-store.ts';
import type { Services } from '../services/services.ts';
import type { EventsFileGiven, EventsFileLast } from './events-writer.ts';
import type { ChartPlan } from './plan-event-store.ts';
import { readEventHash, readEventsAfter } from './read-events.ts';
import type { StoredEvent } from './stored-event.ts';

type Page = readonly StoredEvent[];
type Parts = Pick<Services, 'db' | 'blocks' | 'dataDir' | 'secrets' | 'settings'>;

const program = new URL('./events-thread.ts', import.meta.url);

/** Few enough that reading a page does not hold others up. */
const pageSize = 500;

interface EventsOrder {
  readonly plan: Pick<ChartPlan, 'id' | 'no'>;
  readonly format: EventsFileGiven['format'];
  /** The number of the event after which the file begins. */
  readonly after: number;
}

/** All events of a plan, including invalid ones, as a table or for the verifier. */
export async function composeEvents(
  { db, blocks, dataDir, secrets, settings }: Parts,
  { plan, format, after }: EventsOrder,
  now: Date,
) {
  const key = secrets.statementKeys.at(-1) as KeyObject;
  const previous =
    after === 0
      ? eventGenesis(plan.no, sha256)
      : await readEventHash({ ...db, blocks }, plan.id, after);
  if (previous === null) throw new Refusal('input_invalid', { at: 'after' });

  const { name, mode, currency } = settings.installation;
  const installation = { name, mode, currency };
  const given = { format, installation, planNo: plan.no, after, previous, key, now };
  let last: EventsFileLast = { no: after, isLast: true };
  const file = await composeFile<Page, EventsFileLast>(dataDir, program, given, async (give) => {
    last = await feed({ db, blocks }, plan.id, after, give);
    return last;
  });

  const prefix = mode === 'demo' ? 'SIMULATED-' : '';
  const no = plan.no.replaceAll(/[^\w-]/g, '');
  return {
    name: `${prefix}events-${no}${placeOf(after, last)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
    ...file,
  };
}

/** The name of a partial file says which events it holds and whether more follow. */
const placeOf = (after: number, { no, isLast }: EventsFileLast): string =>
  after === 0 && isLast ? '' : `-${after + 1}-to-${no}${isLast ? '-last' : ''}`;

/** Reads from one snapshot, so that the daily pass cannot flag events halfway through the file. */
const feed = (
  { db, blocks }: Pick<Parts, 'db' | 'blocks'>,
  planId: bigint,
  after: number,
  give: (page: Page) => Promise<void>,
): Promise<EventsFileLast> =>
  readEventsInSnapshot(db, async (sql) => {
    let no = after;
    let isLast = false;
    while (!isLast && no - after < eventsInFile) {
      const page = await readEventsAfter({ sql, blocks }, planId, no, pageSize);
      await give(page);
      no += page.length;
      isLast = page.length < pageSize;
    }
    // A file that is exactly full may be the last: do not ask for an empty one after it.
    isLast ||= (await readEventsAfter({ sql, blocks }, planId, no, 1)).length === 0;
    return { no, isLast };
  });
