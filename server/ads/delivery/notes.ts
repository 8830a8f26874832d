import { hourMs, minuteMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertRejects, insertRequests } from './notes-store.ts';

/** Counts that a process keeps in memory and saves every few seconds. */
export interface Notes {
  /** A placement asked for an ad. */
  request(placementId: number, now: number): void;
  /** An event arrived that belongs to no plan. */
  reject(placementKey: string, reason: string, now: number): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMs = 3_000;
const keysMax = 5_000;

export function createNotes(sql: Sql, process: string, onProblem: (error: unknown) => void): Notes {
  let requests = new Map<string, number>();
  let rejects = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const addCount = (counts: Map<string, number>, key: string, times = 1): void => {
    if (counts.size >= keysMax && !counts.has(key)) return;

    counts.set(key, (counts.get(key) ?? 0) + times);
    timer ??= setTimeout(() => void flush().catch(onProblem), flushMs);
  };

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const [requestCounts, rejectCounts] = [requests, rejects];
    [requests, rejects] = [new Map(), new Map()];

    try {
      if (requestCounts.size > 0) await insertRequests(sql, process, requestRows(requestCounts));
      requestCounts.clear();
      if (rejectCounts.size > 0) await insertRejects(sql, process, rejectRows(rejectCounts));
    } catch (error) {
      // Counts that could not be saved are added to the next ones.
      for (const [key, times] of requestCounts) addCount(requests, key, times);
      for (const [key, times] of rejectCounts) addCount(rejects, key, times);
      throw error;
    }
  }

  return {
    request: (placementId, now) =>
      addCount(requests, `${placementId} ${Math.floor(now / hourMs) * hourMs}`),
    reject: (placementKey, reason, now) =>
      addCount(rejects, `${Math.floor(now / minuteMs) * minuteMs} ${reason} ${placementKey}`),
    flush,
    close: flush,
  };
}

const requestRows = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([key, times]) => {
    const [placementId = '', hour = ''] = key.split(' ');
    return { placementId: Number(placementId), hour: new Date(Number(hour)), count: times };
  });

const rejectRows = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([key, times]) => {
    const [minute = '', reason = '', placementKey = ''] = key.split(' ');
    return { minute: new Date(Number(minute)), reason, placementKey, count: times };
  });
