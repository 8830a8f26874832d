import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Each takes some kilobytes, and a descriptor of the few that a process has. */
const connectionsMax = 4_000;
/** How many are ended at once when there are too many, so that looking for them is rare. */
const endedShare = 0.05;

interface Connection {
  /** When it was opened, or its last request began. */
  at: number;
  request: IncomingMessage | null;
  response: ServerResponse | null;
}

export interface Connections {
  /** Notes that a request has begun. */
  note(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Keeps the number of connections bounded without ever refusing a newcomer for the sake of those
 * who do nothing. When there are too many, those go first that never asked anything, then those
 * whose request does not come to its end, then those that were answered and may ask again; of each
 * kind the oldest. Who waits for our answer stays.
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
