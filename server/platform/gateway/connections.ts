import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Each connection takes some kilobytes and one of the process's few file descriptors. */
const connectionsMax = 4_000;
/** The share of connections to close when the limit is hit, so that the search for them is rare. */
const endedShare = 0.05;

interface Connection {
  /** When the connection was opened or its last request began. */
  at: number;
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
export function boundConnections(server: Server, most = connectionsMax): Connections {
  const open = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    if (open.size >= most) makeRoom(open, Math.ceil(most * endedShare));
    if (open.size >= most) {
      socket.destroy();
      return;
    }
    open.set(socket, { at: performance.now(), request: null, response: null });
    socket.once('close', () => open.delete(socket));
  });
  return {
    note(request, response) {
      const connection = open.get(request.socket);
      if (!connection) return;
      connection.at = performance.now();
      connection.request = request;
      connection.response = response;
    },
  };
}

function makeRoom(open: Map<Socket, Connection>, count: number): void {
  const silent: [Socket, Connection][] = [];
  const slow: [Socket, Connection][] = [];
  const answered: [Socket, Connection][] = [];
  for (const one of open) {
    const { request, response } = one[1];
    if (!response) silent.push(one);
    else if (!request?.complete) slow.push(one);
    else if (response.writableFinished) answered.push(one);
  }
  const byAge = ([, one]: [Socket, Connection], [, other]: [Socket, Connection]) =>
    one.at - other.at;
  const kinds = [silent, slow, answered].map((kind) => kind.sort(byAge));
  const ended = kinds.flat().slice(0, count);
  for (const [socket] of ended) {
    open.delete(socket);
    socket.destroy();
  }
}
