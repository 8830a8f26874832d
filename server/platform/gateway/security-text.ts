import type { FastifyInstance } from 'fastify';
import { daysAfter, formatUtcDate } from '#domain/time.ts';

/** Serves security.txt (RFC 9116): where somebody who found a vulnerability can report it. */
export function serveSecurityText(
  app: FastifyInstance,
  contact: string | undefined,
  now: () => Date,
): void {
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    // It is as current as the setting, which is in force as long as the server runs.
    const expires = formatUtcDate(daysAfter(now(), 90));
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}T00:00:00Z\n`);
  });
}
