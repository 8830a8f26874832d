import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const path = '/verify-events.mjs';
const source = new URL(`../../../packages/verify${path}`, import.meta.url);

/** Serves the event verifier as a download, to be read and run elsewhere, never in this page. */
export function serveEventsVerifier(app: FastifyInstance): void {
  const program = readFileSync(source);
  app.get(path, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${path.slice(1)}"`)
      .type('text/javascript; charset=utf-8')
      .send(program),
  );
}
