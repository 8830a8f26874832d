import { usualAnswerMinutes } from '#domain/chat/answer-time.ts';
import { minuteMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { listAnswerWaits } from './inbox-store.ts';

interface Measured {
  readonly at: Date;
  readonly minutes: number | null;
}

const keptMs = 5 * minuteMs;
const measured = new WeakMap<Db, Measured>();

/** How long customer service usually takes. Cached, because every open chat asks. */
export async function measuredAnswerMinutes(db: Db, now: Date): Promise<number | null> {
  const known = measured.get(db);
  if (known && Math.abs(now.getTime() - known.at.getTime()) < keptMs) return known.minutes;
  const minutes = usualAnswerMinutes(await listAnswerWaits(db.sql, now));
  measured.set(db, { at: now, minutes });
  return minutes;
}
