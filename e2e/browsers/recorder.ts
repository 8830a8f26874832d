import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepToasts } from '../toasts.ts';

/** Runs in the page before anything else: reports everything that goes wrong. */
function tellComplaints(): void {
  const tell = (complaint: unknown) => navigator.sendBeacon('/recorder', String(complaint));
  // WebKit reports loads that leaving a page cut off as failed.
  let isLeft = false;
  for (const leaving of ['beforeunload', 'pagehide']) {
    window.addEventListener(leaving, () => {
      isLeft = true;
    });
  }
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement) {
        if (!isLeft) tell(`${target.outerHTML.slice(0, 200)} did not load`);
      } else tell(`${event.message} ${event.filename}:${event.lineno}:${event.colno}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell(`unhandled: ${reason} ${(reason as Error | undefined)?.stack ?? ''}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`the policy forbids ${event.violatedDirective} ${event.blockedURI}`);
  });
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(words.join(' '));
    error(...words);
  };
}

const script = `(${tellComplaints})();(${keepToasts})();`;

export interface Recorder {
  readonly url: string;
  /** What pages and answers complained about since the last call. */
  takeComplaints(): string[];
  /** How many requests are in flight. */
  countAsked(): number;
  close(): Promise<void>;
}

/**
 * A proxy between the browsers and the server, since WebKit's driver does not expose the console:
 * it injects a script that reports errors into each page, and records each error response.
 */
export async function startRecorder(server: string): Promise<Recorder> {
  let complaints: string[] = [];
  let asking = 0;
  const proxy = createServer(async (incoming, answer) => {
    if (incoming.url === '/recorder.js') {
      answer.setHeader('content-type', 'text/javascript').end(script);
    } else if (incoming.url === '/recorder') {
      complaints.push(await textOf(incoming));
      answer.writeHead(204).end();
    } else {
      asking += 1;
      answer.once('close', () => {
        asking -= 1;
      });
      pass(server, incoming, answer, (complaint) => complaints.push(complaint));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    // A passkey needs a host name, and an IP address is not one.
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    takeComplaints() {
      const recorded = complaints;
      complaints = [];
      return recorded;
    },
    countAsked: () => asking,
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

type Complain = (complaint: string) => void;

function pass(
  server: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  complain: Complain,
) {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const { method = 'GET', url = '/' } = incoming;
  const outgoing = request(new URL(url, server), { method, headers }, async (got) => {
    const { statusCode: status = 0 } = got;
    if (status >= 400) complain(`${method} ${url} was answered with ${status}`);
    if (!got.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, got.headers);
      got.pipe(answer);
      return;
    }
    const { 'content-length': __, etag: ___, ...pageHeaders } = got.headers;
    const html = await textOf(got);
    answer.writeHead(status, pageHeaders);
    answer.end(html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  });
  outgoing.on('error', () => answer.destroy());
  // Leaving a page ends its streams, and then the server's too.
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
