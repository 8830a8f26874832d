import { connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and can go silent as a dead machine does. */
export interface TestGate {
  /** The address of the database, through the gate. */
  readonly url: string;
  /** Whether nothing is passed on now, in either direction. */
  isHung: boolean;
  /** What is connected now hears nothing any more, not even an end; new connections work. */
  leaveSilent(): void;
  /** Ends all connections and takes no new one, as a database that restarts, until it is back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): void;
}

export async function openGate(databaseUrl: string): Promise<TestGate> {
  const url = new URL(databaseUrl);
  const [port, host] = [Number(url.port), url.hostname];
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
    close() {
      for (const { near } of lines) near.destroy();
      server.close();
    },
  };
  return gate;
}
