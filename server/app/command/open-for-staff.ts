import {
  findRunning,
  type OpenDatabase,
  openDatabase,
  openDb,
  runtimeRole,
} from '../../platform/database/database.ts';
import type { Config } from '../../platform/settings/settings.ts';

/** The database for a command: shared with a server that runs the embedded one, or alone. */
export async function openForStaff(config: Config): Promise<OpenDatabase> {
  const running = config.databaseUrl ? null : await findRunning(config.dataDir);
  if (!running) return openDatabase(config);
  const db = openDb(running, { role: runtimeRole });
  return { db, place: config.dataDir, close: () => db.close() };
}
