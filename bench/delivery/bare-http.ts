import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWithBench, say } from '../child.ts';

/** The least that Node can do: a constant answer, as large as that of a serve. */
const body = JSON.stringify({ ad: 'x'.repeat(900) });
const server = createServer((request, response) => {
  if (request.method === 'POST') request.resume();
  response.writeHead(200, ['content-type', 'application/json; charset=utf-8']);
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
endWithBench(async () => {
  server.closeAllConnections();
  server.close();
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  say({ cpu: user + system });
});
say({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
