import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export const verifierPath = '/verify-statement.mjs';

const source = new URL('../../tools/verifier/verify-statement.mjs', import.meta.url);

/** Hands out the verifier. It is to be read and run elsewhere, never to be run in this page. */
export function serveVerifier(app: FastifyInstance): void {
  const program = readFileSync(source);
  app.get(verifierPath, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="verify-statement.mjs"')
      .type('text/javascript; charset=utf-8')
      .send(program),
  );
}
