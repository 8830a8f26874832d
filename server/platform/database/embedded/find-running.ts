import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { superuser } from './cluster.ts';

/**
 * The address of the embedded PostgreSQL that a running Reachbook has on this folder, or null. For
 * programs that work beside that Reachbook without taking its database over.
 */
export async function findRunning(folder: string, database = 'reachbook'): Promise<string | null> {
  const url = readAddress(folder, database);
  if (url === null) return null;

  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => null);
  }
}

function readAddress(folder: string, database: string): string | null {
  try {
    const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
    const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return `postgres://${superuser}:${password}@127.0.0.1:${Number(lines[3])}/${database}`;
  } catch {
    return null;
  }
}
