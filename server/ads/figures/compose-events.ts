import { fileEventsMax } from '#contract/delivery.ts';
import { eventGenesis } from '#domain/delivery/event-line.ts';
import { RefusalError } from '#domain/refusal.ts';
import { composeFile, sha256 } from '../../platform/process/process.ts';
import { readEventsInSnapshot } from '../event-block/block-store.ts';
import type { Services } from '../services/services.ts';
import type { EventsFileEnd, EventsFileInput } from './events-writer.ts';
import type { ChartPlan } from './plan-event-store.ts';
import { readEventHash, readEventsAfter } from './read-events.ts';
import type { StoredEvent } from './stored-event.ts';

type Page = readonly StoredEvent[];
type EventsServices = Pick<Services, 'db' | 'blocks' | 'dataDir' | 'secrets' | 'settings'>;

const program = new URL('./events-thread.ts', import.meta.url);

/** Few enough that reading a page does not hold others up. */
const pageSize = 500;

interface EventsFileRequest {
  readonly plan: Pick<ChartPlan, 'id' | 'no'>;
  readonly format: EventsFileInput['format'];
  /** The number of the event after which the file begins. */
  readonly previousNo: number;
}

/** All events of a plan, including invalid ones, as a table or for the verifier. */
export async function composeEvents(
  { db, blocks, dataDir, secrets, settings }: EventsServices,
  { plan, format, previousNo }: EventsFileRequest,
  now: Date,
) {
  const key = secrets.statementKeys.at(-1) ?? secrets.statementKeys[0];
  const previousHash =
    previousNo === 0
      ? eventGenesis(plan.no, sha256)
      : await readEventHash({ ...db, blocks }, plan.id, previousNo);
  if (previousHash === null) throw new RefusalError('input_invalid', { at: 'after' });

  const { name, mode, currency } = settings.installation;
  const installation = { name, mode, currency };
  const input = {
    format,
    installation,
    planNo: plan.no,
    previousNo,
    previousHash,
    key,
    now,
  };
  let lastEvent: EventsFileEnd = { lastNo: previousNo, isLast: true };

  const file = await composeFile<Page, EventsFileEnd>(dataDir, program, input, async (sendPage) => {
    lastEvent = await sendEvents({ db, blocks }, plan.id, previousNo, sendPage);
    return lastEvent;
  });

  const prefix = mode === 'demo' ? 'SIMULATED-' : '';
  const safePlanNo = plan.no.replaceAll(/[^\w-]/g, '');
  return {
    name: `${prefix}events-${safePlanNo}${partSuffixOf(previousNo, lastEvent)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
    ...file,
  };
}

/** The name of a partial file says which events it holds and whether more follow. */
const partSuffixOf = (previousNo: number, { lastNo, isLast }: EventsFileEnd): string =>
  previousNo === 0 && isLast ? '' : `-${previousNo + 1}-to-${lastNo}${isLast ? '-last' : ''}`;

/** Reads from one snapshot, so that the daily pass cannot flag events halfway through the file. */
const sendEvents = (
  { db, blocks }: Pick<EventsServices, 'db' | 'blocks'>,
  planId: bigint,
  previousNo: number,
  sendPage: (page: Page) => Promise<void>,
): Promise<EventsFileEnd> =>
  readEventsInSnapshot(db, async (sql) => {
    let lastNo = previousNo;
    let isLast = false;
    while (!isLast && lastNo - previousNo < fileEventsMax) {
      const page = await readEventsAfter({ sql, blocks }, planId, lastNo, pageSize);
      await sendPage(page);
      lastNo += page.length;
      isLast = page.length < pageSize;
    }

    // A file that is exactly full may be the last: do not ask for an empty one after it.
    isLast ||= (await readEventsAfter({ sql, blocks }, planId, lastNo, 1)).length === 0;

    return { lastNo, isLast };
  });
