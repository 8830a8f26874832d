import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Each connection takes some kilobytes and one of the process's few file descriptors. */
const connectionsMax = 4_000;
/** The share of connections to close when the limit is hit, so that the search for them is rare. */
const closedShare = 0.05;

interface Connection {
  /** When the connection was opened or its last request began. */
  activeAt: number;
  request: IncomingMessage | null;
  response: ServerResponse | null;
}

export interface Connections {
  /** Records that a request has begun. */
  note(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Bounds the number of connections without refusing newcomers in favour of idle ones. At the limit,
 * connections that never sent a request are closed first, then those whose request is incomplete,
 * then idle keep-alive ones; the oldest of each first. Connections that are waiting for our
 * response are kept.
 */
export function boundConnections(server: Server, countMax = connectionsMax): Connections {
  const openConnections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    if (openConnections.size >= countMax)
      closeOldest(openConnections, Math.ceil(countMax * closedShare));
    if (openConnections.size >= countMax) {
      socket.destroy();
      return;
    }

    openConnections.set(socket, { activeAt: performance.now(), request: null, response: null });
    socket.once('close', () => openConnections.delete(socket));
  });
  return {
    note(request, response) {
      const connection = openConnections.get(request.socket);
      if (!connection) return;

      connection.activeAt = performance.now();
      connection.request = request;
      connection.response = response;
    },
  };
}

function closeOldest(openConnections: Map<Socket, Connection>, count: number): void {
  const silent: [Socket, Connection][] = [];
  const slow: [Socket, Connection][] = [];
  const answered: [Socket, Connection][] = [];

  for (const entry of openConnections) {
    const { request, response } = entry[1];
    if (!response) silent.push(entry);
    else if (!request?.complete) slow.push(entry);
    else if (response.writableFinished) answered.push(entry);
  }

  const byAge = ([, a]: [Socket, Connection], [, b]: [Socket, Connection]) =>
    a.activeAt - b.activeAt;
  const sortedKinds = [silent, slow, answered].map((kind) => kind.sort(byAge));
  const closing = sortedKinds.flat().slice(0, count);

  for (const [socket] of closing) {
    openConnections.delete(socket);
    socket.destroy();
  }
}
