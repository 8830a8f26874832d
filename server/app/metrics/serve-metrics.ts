import { once } from 'node:events';
import { createServer } from 'node:http';
import { logProblem, StartError } from '../../platform/process/process.ts';
import type { Metrics } from './create-metrics.ts';

interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, which no proxy leads to. */
export async function serveMetrics(
  metrics: Metrics,
  place: { readonly port: number; readonly host: string },
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error) => {
        logProblem('metrics', error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: Error) => {
    throw new StartError(
      `The metrics cannot be served at ${place.host}:${place.port} (${error.message}): set ` +
        'METRICS_PORT and METRICS_HOST to a free port of this machine.',
    );
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
