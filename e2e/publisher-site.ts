import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A publisher's site with one page, into which a placement's tag is pasted. */
export async function openSite(host: string) {
  let tag = '';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><html lang="en"><title>Harbour News</title><link rel="icon" href="data:,">' +
        `<h1>Harbour News</h1><p>Something to read.</p>${tag}</html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host,
    url: `http://${host}:${port}/`,
    paste(html: string) {
      tag = html;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PublisherSite = Awaited<ReturnType<typeof openSite>>;
