import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Proof } from './cluster-proofs.ts';
import { startCluster } from './cluster-system.ts';
import { countLost, startTraffic } from './cluster-traffic.ts';
import { killProcess } from './system.ts';

const program = fileURLToPath(new URL('naive-books.ts', import.meta.url));

/** Naive books are killed again and again: the same comparison finds what they have lost. */
export async function proveNaiveIsCaught(kills: number): Promise<Proof> {
  const system = await startCluster();
  try {
    await Promise.all(system.books.map((partner) => partner.kill()));
    const { traffic, stop } = await startTraffic(system, 12, 20);
    const start = () =>
      spawn(process.execPath, [program, system.nats.url, system.gate.url], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });

    for (let kill = 0; kill < kills; kill += 1) {
      const naive = start();
      await once(naive.stdout, 'data');
      await wait(10 * (kill % 4));
      await killProcess(naive);
    }

    await stop();
    const last = start();
    last.stdout.resume();

    // By then it has found everything that it still can.
    let lost = await countLost(system.db, traffic);
    for (let repeatCount = 0; repeatCount < 10; ) {
      await wait(1_000);
      const now = await countLost(system.db, traffic);
      repeatCount = now === lost ? repeatCount + 1 : 0;
      lost = now;
    }

    await killProcess(last);
    const acknowledged = traffic.shown.length + traffic.clicked.length;

    return { figures: { kills, acknowledged, lostByNaive: lost }, wrong: lost > 0 ? 0 : 1 };
  } finally {
    await system.end();
  }
}
