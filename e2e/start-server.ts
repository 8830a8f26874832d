import { startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../server/database/embedded/throwaway-folder.ts';
import { startServer } from '../server/main.ts';

/** The whole product on a fresh demo database, once for all journeys. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = makeThrowawayFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  const end = async () => {
    await embedded.stop();
    folder.remove();
  };
  const server = await startServer({
    PORT: '0',
    DATABASE_URL: embedded.url,
    DATA_DIR: folder.path,
    DEMO_DAYS: '0',
  }).catch(async (error) => {
    // A server that does not start must not leave its database running.
    await end();
    throw error;
  });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATABASE_URL = embedded.url;
  process.env.E2E_DATA_DIR = folder.path;
  return async () => {
    await server.close();
    await end();
  };
}
