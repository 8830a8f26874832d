import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its database that can go silent like a dead machine. */
export interface TestGate {
  /** The database's URL through the gate. */
  readonly url: string;
  /** Whether all traffic is held back, in both directions. */
  isHung: boolean;
  /** Existing connections go silent without being closed; new connections work. */
  leaveSilent(): void;
  /** Closes all connections and refuses new ones, like a restarting database, until it is back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** New connections lead to another database, as after a failover. */
  leadTo(databaseUrl: string): void;
  close(): void;
}

export async function openGate(databaseUrl: string): Promise<TestGate> {
  const url = new URL(databaseUrl);
  let [port, host] = [Number(url.port), url.hostname];
  const lines: { readonly near: Socket; readonly far: Socket; isSilent: boolean }[] = [];
  const server = createServer((near) => {
    const far = connect(port, host);
    const line = { near, far, isSilent: false };
    lines.push(line);
    const isOpen = () => !gate.isHung && !line.isSilent;
    near.on('data', (bytes) => isOpen() && far.write(bytes));
    far.on('data', (bytes) => isOpen() && near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => line.isSilent || near.destroy());
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  url.hostname = '127.0.0.1';
  const own = typeof address === 'object' && address ? address.port : 0;
  url.port = String(own);
  const gate: TestGate = {
    url: url.href,
    isHung: false,
    leaveSilent() {
      for (const line of lines) {
        line.isSilent = true;
        line.far.destroy();
      }
    },
    async goAway() {
      const closed = new Promise((done) => server.close(done));
      for (const { near } of lines.splice(0)) near.destroy();
      await closed;
    },
    comeBack: () => listen(own),
    leadTo(other) {
      const { port: otherPort, hostname } = new URL(other);
      [port, host] = [Number(otherPort), hostname];
    },
    close() {
      for (const { near } of lines) near.destroy();
      server.close();
    },
  };
  return gate;
}
