import { buildWeb } from './build-web.ts';
import { runServer, startServer } from './run-server.ts';
import { startTraffic } from './simulated-traffic.ts';

await buildWeb();
await runServer(async (stop) => {
  const server = await startServer(stop);
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
