import { hourMs, minuteMs } from '#domain/plan/limits.ts';
import type { Sql } from '../db/db.ts';
import { insertRejects, insertRequests } from './notes-store.ts';

/** Counts that a process gathers in memory and writes down every few seconds. */
export interface Notes {
  /** A placement asked for an ad. */
  request(zoneId: number, now: number): void;
  /** Something came that belongs to no plan. */
  reject(zoneKey: string, reason: string, now: number): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMs = 3_000;
const keysMax = 5_000;

export function createNotes(sql: Sql, process: string, onProblem: (error: unknown) => void): Notes {
  let requests = new Map<string, number>();
  let rejects = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const count = (counts: Map<string, number>, key: string): void => {
    if (counts.size >= keysMax && !counts.has(key)) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    timer ??= setTimeout(() => void flush().catch(onProblem), flushMs);
  };

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const [asked, refused] = [requests, rejects];
    [requests, rejects] = [new Map(), new Map()];
    if (asked.size > 0) {
      const rows = [...asked].map(([key, times]) => {
        const [zoneId = '', hour = ''] = key.split(' ');
        return { zoneId: Number(zoneId), hour: new Date(Number(hour)), count: times };
      });
      await insertRequests(sql, process, rows);
    }
    if (refused.size > 0) {
      const rows = [...refused].map(([key, times]) => {
        const [minute = '', reason = '', zoneKey = ''] = key.split(' ');
        return { minute: new Date(Number(minute)), reason, zoneKey, count: times };
      });
      await insertRejects(sql, process, rows);
    }
  }

  return {
    request: (zoneId, now) => count(requests, `${zoneId} ${Math.floor(now / hourMs) * hourMs}`),
    reject: (zoneKey, reason, now) =>
      count(rejects, `${Math.floor(now / minuteMs) * minuteMs} ${reason} ${zoneKey}`),
    flush,
    close: flush,
  };
}
