import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The verifiers, one file each. Who trusts neither can write another: docs/statement.md. */
export const verifierPaths = {
  js: '/verify-statement.mjs',
  python: '/verify_statement.py',
} as const;

const types = {
  js: 'text/javascript; charset=utf-8',
  python: 'text/x-python; charset=utf-8',
} as const satisfies Record<keyof typeof verifierPaths, string>;

/** Hands them out. They are to be read and run elsewhere, never to be run in this page. */
export function serveVerifier(app: FastifyInstance): void {
  for (const language of ['js', 'python'] as const) {
    const path = verifierPaths[language];
    const program = readFileSync(new URL(`../../tools/verifier${path}`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${path.slice(1)}"`)
        .type(types[language])
        .send(program),
    );
  }
}
