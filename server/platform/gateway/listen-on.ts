import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface ListenAddress {
  readonly port: number;
  readonly host: string;
  readonly backlog: number;
}

export interface Listening {
  readonly port: number;
  /** Resolves when no connection is left that the app itself does not count. */
  close(): Promise<void>;
}

const nothingToClose: Pick<Listening, 'close'> = { close: async () => {} };

/**
 * Listens on one port, at both addresses if the host is localhost: browsers take that name for
 * either of them.
 */
export async function listenOn(app: FastifyInstance, address: ListenAddress): Promise<Listening> {
  const isLocal = address.host === 'localhost';
  await app.listen(isLocal ? { ...address, host: '127.0.0.1' } : address);
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : address.port;
  const secondListener = isLocal
    ? await listenOnSecond(app.server, { ...address, port, host: '::1' })
    : nothingToClose;

  return { ...secondListener, port };
}

/** Hands the connections of another address to a server. */
async function listenOnSecond(
  server: Server,
  address: ListenAddress,
): Promise<typeof nothingToClose> {
  const secondServer = createServer((socket) => server.emit('connection', socket));
  const { promise, resolve, reject } = Promise.withResolvers<typeof nothingToClose>();
  secondServer.once('error', (error: Error & { code?: string }) => {
    // A machine without IPv6 has no such address, and no browser there asks for it.
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(nothingToClose);
    else reject(error);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      secondServer.close(() => resolve());
      server.closeIdleConnections();
    });
  secondServer.listen(address, () => resolve({ close }));

  return promise;
}
