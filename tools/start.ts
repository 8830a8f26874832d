import { buildApart } from './build-web.ts';
import { runServer, startServer } from './run-server.ts';
import { startTraffic } from './simulated-traffic.ts';

await runServer(async (stop) => {
  // The apps are built while the database is set up, and both are there when it is ready.
  const failed = new AbortController();
  const built = buildApart(AbortSignal.any([stop, failed.signal]));
  const server = await startServer(stop, built).catch(async (error: unknown) => {
    // A build that went on would print after the reason why nothing starts.
    failed.abort();
    await built.catch(() => {});
    throw error;
  });

  // A demo has traffic from the first minute; a live network has no simulator.
  const traffic = server.simulation ? startTraffic(server.simulation) : null;
  return {
    async close() {
      await traffic?.close();
      await server.close();
    },
  };
});
