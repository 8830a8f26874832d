import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Place {
  readonly port: number;
  readonly host: string;
  readonly backlog: number;
}

export interface Listening {
  readonly port: number;
  /** Resolves when no connection is left that the app itself does not count. */
  close(): Promise<void>;
}

const closed: Pick<Listening, 'close'> = { close: async () => {} };

/**
 * Listens on one port, at both addresses if the host is localhost: browsers take that name for
 * either of them.
 */
export async function listenAt(app: FastifyInstance, place: Place): Promise<Listening> {
  const isLocal = place.host === 'localhost';
  await app.listen(isLocal ? { ...place, host: '127.0.0.1' } : place);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : place.port;
  const beside = isLocal ? await listenBeside(app.server, { ...place, port, host: '::1' }) : closed;
  return { ...beside, port };
}

/** Hands the connections of another address to a server. */
async function listenBeside(server: Server, place: Place): Promise<typeof closed> {
  const beside = createServer((socket) => server.emit('connection', socket));
  const { promise, resolve, reject } = Promise.withResolvers<typeof closed>();
  beside.once('error', (error: Error & { code?: string }) => {
    // A machine without IPv6 has no such address, and no browser there asks for it.
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(closed);
    else reject(error);
  });
  const close = () =>
    new Promise<void>((done) => {
      beside.close(() => done());
      server.closeIdleConnections();
    });
  beside.listen(place, () => resolve({ close }));
  return promise;
}
