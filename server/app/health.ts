import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '#domain/time.ts';
import type { EventLog } from '../ads/delivery/delivery.ts';
import { type ProcessStream, readProgress } from '../ads/stream/stream.ts';
import { canWrite, type Db } from '../platform/database/database.ts';
import { listStalled } from '../platform/job/job.ts';
import type { Role } from '../platform/settings/settings.ts';
import { jobNames } from './jobs/jobs.ts';

/** Why a server is not ready, in the terms that monitoring reads. */
export type HealthProblem = 'database' | 'disk' | 'events' | 'jobs' | 'stream';

export interface HealthServices {
  readonly db: Db;
  readonly log: Pick<EventLog, 'hasFailed'>;
  readonly role?: Role;
  readonly events?: ProcessStream | null;
  /** The folder of uploads and of the embedded database. */
  readonly dataDir: string | null;
  readonly freeBytes?: (folder: string) => Promise<number>;
}

const overdueMs = 5 * minuteMs;
/** The books read the stream within seconds. */
const behindSeconds = 60;
const freeBytesMin = 64 * 2 ** 20;

export interface ServedHealth extends HealthServices {
  /** Whether the process is shutting down. */
  readonly isStopping: () => boolean;
}

/**
 * `/livez`: the process runs; restart it if this fails. `/readyz`: whether to send it requests.
 * `/healthz` checks more closely, for whoever is on call when something is stuck.
 */
export function serveHealth(app: FastifyInstance, services: ServedHealth): void {
  const serve = (
    path: string,
    statusName: string,
    findProblems: () => string[] | Promise<string[]>,
  ) =>
    app.get(path, async (_request, reply) => {
      const problems = await findProblems();
      const isWell = problems.length === 0;
      reply.status(isWell ? 200 : 503).header('cache-control', 'no-store');
      return reply.send({ [statusName]: isWell, ...(isWell ? {} : { problems }) });
    });
  serve('/livez', 'live', () => []);
  serve('/readyz', 'ready', () => [
    ...(services.isStopping() ? ['stopping'] : []),
    ...findUnready(services),
  ]);
  serve('/healthz', 'ready', () => findHealthProblems(services));
}

/** An edge works without the database, from memory into the stream, but not without the stream. */
function findUnready({ db, role, events }: ServedHealth): HealthProblem[] {
  if (role === 'edge') return events?.isDisconnected() ? ['stream'] : [];
  return db.state().isUnreachable ? ['database'] : [];
}

/** Whether this server can do its work: read, write events, and get its jobs done. */
export async function findHealthProblems(services: HealthServices): Promise<HealthProblem[]> {
  const { db, log, dataDir, freeBytes = freeBytesOf } = services;
  const problems: HealthProblem[] = [];

  if (dataDir !== null && (await freeBytes(dataDir)) < freeBytesMin) problems.push('disk');
  try {
    if ((await listStalled(db.sql, jobNames, overdueMs)).length > 0) problems.push('jobs');
  } catch {
    return [...problems, 'database'];
  }

  if (services.events && (await isStreamIll(services, services.events))) problems.push('stream');
  // Without traffic nothing would show that writing works again, so probe it here.
  if (log.hasFailed() && !(await canWrite(db))) problems.push('events');
  return problems;
}

async function isStreamIll({ db }: HealthServices, events: ProcessStream): Promise<boolean> {
  if (events.isDisconnected()) return true;
  const progress = await readProgress(db.sql);
  return progress !== null && (progress.ageSeconds > behindSeconds || progress.stopped.length > 0);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
