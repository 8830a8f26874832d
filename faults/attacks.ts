import { connect, type Socket } from 'node:net';

/** An attack by an outsider without an account, until it is stopped. */
export interface Attack {
  readonly name: string;
  begin(port: number): () => void;
}

const open = (port: number, text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  if (text !== '') socket.write(text);
  return socket;
};

const post = (path: string, length: number, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
  `${headers}content-length: ${length}\r\n\r\n`;

/** Sockets that stay open and send a little from time to time. */
const holdOpen = (count: number, beginning: string, trickle: string) => (port: number) => {
  const sockets = new Set<Socket>();
  const add = () => {
    const socket = open(port, beginning);
    sockets.add(socket);
    // Whoever is disconnected comes back.
    socket.on('close', () => sockets.delete(socket));
  };

  const timer = setInterval(() => {
    for (const socket of sockets) if (trickle !== '' && socket.writable) socket.write(trickle);
    for (let index = 0; index < 100 && sockets.size < count; index += 1) add();
  }, 100);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
};

/** Clients that repeat a request as soon as it is answered. */
const repeatRequest = (clients: number, head: string, body: Buffer) => (port: number) => {
  let isOver = false;
  const sockets = new Set<Socket>();
  const next = () => {
    if (isOver) return;

    const socket = open(port, head);
    sockets.add(socket);
    socket.write(body);
    socket.once('data', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(next, 5);
    });
  };

  for (let index = 0; index < clients; index += 1) next();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
};

const nested = (bytes: number) => Buffer.from('['.repeat(bytes / 2) + ']'.repeat(bytes / 2));
const emptyBody = Buffer.alloc(0);
const large = 27 * 1024 * 1024;
const name = Buffer.from('{"username":"nobody","password":"a quiet morning"}');

export const attacks: readonly Attack[] = [
  { name: 'nothing', begin: () => () => {} },
  { name: 'slow bodies', begin: holdOpen(1_000, post('/api/auth/login', 9_000), ' ') },
  { name: 'idle sockets', begin: holdOpen(6_000, '', '') },
  {
    name: 'slow headers',
    begin: holdOpen(1_000, 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n'),
  },
  { name: 'deep JSON', begin: repeatRequest(8, post('/api/auth/login', 16_000), nested(16_000)) },
  {
    name: 'long headers',
    begin: repeatRequest(
      8,
      `GET /api/user/info HTTP/1.1\r\nhost: x\r\nlang: ${'-'.repeat(15_000)}\r\n\r\n`,
      emptyBody,
    ),
  },
  {
    name: '27 MB bodies',
    begin: repeatRequest(
      4,
      post('/desk/api/creatives/upload', large, 'x-desk: 1\r\n'),
      nested(large),
    ),
  },
  { name: 'invented names', begin: repeatRequest(16, post('/api/auth/login', name.length), name) },
];
