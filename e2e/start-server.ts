import { startEmbedded } from '../server/db/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../server/db/embedded/throwaway-folder.ts';
import { startServer } from '../server/main.ts';

/** The whole product on a fresh demo database, once for all journeys. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = makeThrowawayFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  const server = await startServer({
    PORT: '0',
    DATABASE_URL: embedded.url,
    DATA_DIR: folder.path,
  });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATABASE_URL = embedded.url;
  return async () => {
    await server.close();
    await embedded.stop();
    folder.remove();
  };
}
