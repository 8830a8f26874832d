import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { findFreePort } from '../../platform/process/process.ts';
import { getNatsServer } from './test-nats-server.ts';

/** One real nats-server, which can be killed, frozen and cut off from the others. */
export interface TestNode {
  readonly name: string;
  readonly url: string;
  readonly monitor: string;
  /** The folder of its messages. */
  readonly store: string;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Cuts its routes to all other nodes; clients can still reach it. */
  cutOff(): void;
  rejoin(): void;
}

export interface TestNats {
  readonly nodes: readonly TestNode[];
  /** All addresses, in the form of EVENTS_URL and EVENTS_MONITOR_URL. */
  readonly url: string;
  readonly monitorUrl: string;
  close(): Promise<void>;
}

export interface TestNatsGiven {
  readonly nodes: 1 | 3;
  readonly sync?: 'always' | '2m';
}

/** A route from one node to another that can be cut. */
async function openRoute(to: number) {
  let isOpen = true;
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const set = (is: boolean) => {
    isOpen = is;
    if (!is) for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    set(false);
    server.close();
  };
  return { port: typeof address === 'object' && address ? address.port : 0, set, close };
}

/** Starts real servers, each with its own folder, and waits for them to elect a leader. */
export async function startNats({ nodes: count, sync = 'always' }: TestNatsGiven) {
  const program = await getNatsServer();
  if (program === null) throw new Error('There is no nats-server');
  const folder = makeTestFolder();
  const names = ['one', 'two', 'three'].slice(0, count);
  const ports = await Promise.all(
    names.map(async () => ({
      client: await findFreePort(),
      monitor: await findFreePort(),
      cluster: await findFreePort(),
    })),
  );
  const routes = new Map<string, Awaited<ReturnType<typeof openRoute>>>();
  for (const [from, one] of names.entries()) {
    for (const [to, other] of names.entries()) {
      if (from !== to) routes.set(`${one} ${other}`, await openRoute(ports[to]?.cluster ?? 0));
    }
  }
  const nodes = names.map((name, at) => {
    const port = ports[at] ?? { client: 0, monitor: 0, cluster: 0 };
    const store = join(folder.path, name);
    mkdirSync(store);
    const others = names.filter((other) => other !== name);
    const ways = others.map((other) => `nats://127.0.0.1:${routes.get(`${name} ${other}`)?.port}`);
    // Nodes announce their own addresses; with this one, nobody can bypass the routes.
    const cluster = `cluster { name: test, listen: "127.0.0.1:${port.cluster}",
      advertise: "127.0.0.1:9", pool_size: -1, routes: [${ways.join(', ')}] }`;
    writeFileSync(
      join(store, 'nats.conf'),
      `server_name: ${name}\nlisten: "127.0.0.1:${port.client}"\n` +
        `http: "127.0.0.1:${port.monitor}"\n` +
        `jetstream { store_dir: "${store}", sync_interval: "${sync}" }\n` +
        (count > 1 ? cluster : ''),
    );
    const both = others.flatMap((other) => [`${name} ${other}`, `${other} ${name}`]);
    return makeNode(program, name, store, port, (is) => {
      for (const way of both) routes.get(way)?.set(is);
    });
  });
  await Promise.all(nodes.map((node) => node.start()));
  await Promise.all(nodes.map((node) => untilHealthy(node, 'js-server-only')));
  const nats: TestNats = {
    nodes,
    url: nodes.map(({ url }) => url).join(','),
    monitorUrl: nodes.map(({ monitor }) => monitor).join(','),
    async close() {
      for (const node of nodes) node.thaw();
      await Promise.all(nodes.map((node) => node.kill()));
      for (const route of routes.values()) route.close();
      folder.remove();
    },
  };
  return nats;
}

function makeNode(
  program: string,
  name: string,
  store: string,
  port: { readonly client: number; readonly monitor: number },
  setRoutes: (areOpen: boolean) => void,
): TestNode {
  let child: ChildProcess | null = null;
  const monitor = `http://127.0.0.1:${port.monitor}`;
  return {
    name,
    url: `nats://127.0.0.1:${port.client}`,
    monitor,
    store,
    pid: () => child?.pid ?? 0,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async start() {
      const log = openSync(join(store, 'log'), 'a');
      child = spawn(program, ['-c', join(store, 'nats.conf')], { stdio: ['ignore', log, log] });
      // Lagging behind the leader is fine: the node is in the cluster and takes requests.
      await untilHealthy({ name, monitor }, 'js-enabled-only');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    cutOff: () => setRoutes(false),
    rejoin: () => setRoutes(true),
  };
}

async function untilHealthy(
  { name, monitor }: Pick<TestNode, 'name' | 'monitor'>,
  measure: 'js-enabled-only' | 'js-server-only',
): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${monitor}/healthz?${measure}=true`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`The nats-server ${name} does not start`);
}
