import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems take the ports of outgoing connections from here up. */
const outgoingPortMin = 32_768;
const portMin = 10_240;

/**
 * A port for a program that has to be told which one to listen on. Since no outgoing connection is
 * given such a port, only another program that listens could take it first.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(portMin, outgoingPortMin);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
