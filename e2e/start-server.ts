import { makePlace, startServerApart } from './server-apart.ts';

/** The whole product on a fresh demo database, once for all journeys. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const installation = await makePlace();
  const server = await startServerApart(installation).catch(async (error) => {
    // A server that does not start must not leave its database running.
    await installation.end();
    throw error;
  });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATABASE_URL = installation.databaseUrl;
  process.env.E2E_DATA_DIR = installation.dataDir;
  return async () => {
    await server.close();
    await installation.end();
  };
}
