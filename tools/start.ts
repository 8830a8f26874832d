import { buildApart } from './build-web.ts';
import { runServer, startServer } from './run-server.ts';
import { startTraffic } from './simulated-traffic.ts';

await runServer(async (stop) => {
  // The apps are built while the database is set up, and both are there when it is ready.
  const built = buildApart(stop);
  const server = await startServer(stop, built);
  // A demo has traffic from the first minute; a live network has no simulator.
  server.startLife();
  const traffic = server.simulation ? startTraffic(server.simulation) : null;
  return {
    async close() {
      await traffic?.close();
      await server.close();
    },
  };
});
