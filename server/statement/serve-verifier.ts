import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The verifiers, one file each. Anyone who trusts neither can write one: docs/statement.md. */
export const verifierPaths = {
  js: '/verify-statement.mjs',
  python: '/verify_statement.py',
  chat: '/verify-chat.mjs',
} as const;

const types = {
  js: 'text/javascript; charset=utf-8',
  python: 'text/x-python; charset=utf-8',
  chat: 'text/javascript; charset=utf-8',
} as const satisfies Record<keyof typeof verifierPaths, string>;

/** Serves the verifiers as downloads, to be read and run elsewhere and never in this page. */
export function serveVerifier(app: FastifyInstance): void {
  for (const program of ['js', 'python', 'chat'] as const) {
    const path = verifierPaths[program];
    const source = readFileSync(new URL(`../../tools/verifier${path}`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${path.slice(1)}"`)
        .type(types[program])
        .send(source),
    );
  }
}
