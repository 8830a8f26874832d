import { usualAnswerMinutes } from '#domain/chat/answer-time.ts';
import { minuteMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { listAnswerWaits } from './inbox-store.ts';

interface Measurement {
  readonly measuredAt: Date;
  readonly minutes: number | null;
}

const cacheMs = 5 * minuteMs;
const measurements = new WeakMap<Db, Measurement>();

/** How long customer service usually takes. Cached, because every open chat asks. */
export async function measureAnswerMinutes(db: Db, now: Date): Promise<number | null> {
  const cached = measurements.get(db);
  if (cached && Math.abs(now.getTime() - cached.measuredAt.getTime()) < cacheMs) {
    return cached.minutes;
  }

  const minutes = usualAnswerMinutes(await listAnswerWaits(db.sql, now));
  measurements.set(db, { measuredAt: now, minutes });
  return minutes;
}
