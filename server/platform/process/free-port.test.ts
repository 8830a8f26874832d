import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a free port can be listened on', async () => {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(server.listening).toBe(true);
});

test('no outgoing connection is given a port like a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  for (let at = 0; at < 20; at += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  const lowest = Math.min(...sockets.map((socket) => socket.localPort ?? 0));
  for (let at = 0; at < 20; at += 1) expect(await findFreePort()).toBeLessThan(lowest);
});
