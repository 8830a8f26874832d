import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPulse } from './pulse.ts';

const letIn = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
const noRows = Buffer.from('C\0\0\0\x0dSELECT 0\0Z\0\0\0\x05I', 'latin1');

/**
 * As much of a database as a pulse talks to. It is in this process, since a real one may be starved
 * too, and then it is truly late.
 */
async function openStandIn() {
  const standIn = { url: '', isHung: false, answered: 0 };
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let answer = letIn;
    socket.on('error', () => {});
    socket.on('data', () => {
      if (standIn.isHung) return;
      socket.write(answer);
      if (answer === noRows) standIn.answered += 1;
      answer = noRows;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  standIn.url = `postgres://nobody@127.0.0.1:${port}/nothing`;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return standIn;
}

/** One turn of the event loop, which comes late because the process got no CPU. */
async function starve(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  await nextTurn();
}

const answerMs = 40;

test('a database that answers others is overloaded, and away only when it answers nobody', async () => {
  const standIn = await openStandIn();
  const changes: boolean[] = [];
  const onChange = (isAway: boolean) => changes.push(isAway);
  const pulse = startPulse(standIn.url, { everyMs: 1, answerMs, onChange });
  while (standIn.answered === 0) await wait(1);
  // The pulse itself hears nothing from now on.
  standIn.isHung = true;
  for (let turn = 0; turn < 80; turn += 1) {
    await pulse.guard(async () => {});
    await starve(answerMs / 2);
  }
  expect(changes).toEqual([]);
  while (changes.length === 0) await wait(1);
  expect(pulse.isUnreachable()).toBe(true);
  await pulse.close();
});

test('closing does not wait for a database that accepts connections and says nothing', async () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<Socket>();
  const silent = createServer({ allowHalfOpen: true }, reach).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const pulse = startPulse(url, { everyMs: 1, answerMs: 600_000 });
  const socket = await reached;
  await pulse.close();
  socket.destroy();
  silent.close();
});

test('a process that is starved of CPU does not consider its database gone', async () => {
  const standIn = await openStandIn();
  const changes: boolean[] = [];
  const onChange = (isAway: boolean) => changes.push(isAway);
  const pulse = startPulse(standIn.url, { everyMs: 1, answerMs, onChange });
  for (let turn = 0; turn < 40; turn += 1) await starve(answerMs / 2);
  expect(changes).toEqual([]);
  expect(standIn.answered).toBeGreaterThan(0);
  await pulse.close();
});
