import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The verifiers, one file each. Anyone who trusts none can write one: docs/statement.md. */
export const verifierPaths = {
  statement: '/verify-statement.mjs',
  events: '/verify-events.mjs',
  chat: '/verify-chat.mjs',
} as const;

/** Serves the verifiers as downloads, to be read and run elsewhere and never in this page. */
export function serveVerifier(app: FastifyInstance): void {
  for (const path of Object.values(verifierPaths)) {
    const source = readFileSync(new URL(`../../../packages/verify${path}`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${path.slice(1)}"`)
        .type('text/javascript; charset=utf-8')
        .send(source),
    );
  }
}
