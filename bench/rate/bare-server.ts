import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { endWithBench, readGiven, say } from '../child.ts';

/** The least a server can do: read the request and send a constant answer. */
export interface BareRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: string;
}

const app = Fastify();
for (const { method, path, answer } of readGiven<readonly BareRoute[]>()) {
  app.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(answer),
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
endWithBench(() => app.close());
say(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
