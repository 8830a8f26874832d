import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { boundConnections } from './connections.ts';

const most = 20;

async function opened(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((done) => socket.once('connect', done));
  if (text !== '') await new Promise((done) => socket.write(text, done));
  return socket;
}

test('an idle connection makes room for a new one, and one that awaits an answer is kept', async () => {
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    connections.note(request, response);
    if (request.url === '/held') held.push(() => response.end('held'));
    else if (request.method === 'GET') response.end('quick');
  });
  const connections = boundConnections(server, most);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const waiting = await opened(port, 'GET /held HTTP/1.1\r\nhost: x\r\n\r\n');
  while (held.length === 0) await new Promise((done) => setImmediate(done));
  const slow = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n1';
  const crowd: Socket[] = [];
  for (let at = 0; at < 3 * most; at += 1) crowd.push(await opened(port, at % 2 ? slow : ''));
  const newcomer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await newcomer.text()).toBe('quick');
  const answer = new Promise<string>((done) => waiting.once('data', (text) => done(`${text}`)));
  for (const release of held) release();
  expect(await answer).toContain('held');
  const count = await new Promise<number>((done) => server.getConnections((_, all) => done(all)));
  expect(count).toBeLessThanOrEqual(most);
  for (const socket of [...crowd, waiting]) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
