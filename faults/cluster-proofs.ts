import { setTimeout as wait } from 'node:timers/promises';
import { openStream } from '../server/ads/stream/open-stream.ts';
import { startNats } from '../server/ads/stream/test-nats.ts';
import { startCluster } from './cluster-system.ts';
import { countLost, startTraffic } from './cluster-traffic.ts';
import { damageStore } from './damage-store.ts';
import { makeStandby } from './standby.ts';

/** What a proof found: figures to print, and how many of them are wrong. */
export interface Proof {
  readonly figures: Readonly<Record<string, number>>;
  readonly wrong: number;
}

/** A node that is cut off from the others acknowledges nothing; the others go on. */
export async function provePartition(tries: number): Promise<Proof> {
  const nats = await startNats({ nodes: 3 });
  const terms = { name: 'reachbook', monitorUrls: nats.monitorUrl.split(','), mayLose: false };

  // A cluster that is still electing a leader has no stream to open yet.
  const openAt = (urls: readonly string[]) =>
    openStubbornly(() => openStream({ ...terms, urls: [...urls] }));
  const clusterConnection = await openAt(nats.url.split(','));
  let byMinority = 0;
  let byMajority = 0;
  const sizes: number[] = [];

  for (const [no, node] of nats.nodes.entries()) {
    const otherNodes = nats.nodes.filter((other) => other !== node);
    const singleConnection = await openAt([node.url]);
    const othersConnection = await openAt(otherNodes.map(({ url }) => url));
    node.cutOff();
    const data = Buffer.from('x');

    for (let time = 0; time < tries; time += 1) {
      const id = `${no}.${time}`;
      const minority = singleConnection.publish('reachbook.events', data, `few.${id}`).then(
        () => 1,
        () => 0,
      );

      for (let isTaken = false; !isTaken; ) {
        isTaken = await othersConnection.publish('reachbook.events', data, `many.${id}`).then(
          (sequence) => sizes.push(sequence) > 0,
          () => false,
        );
      }

      byMajority += 1;
      byMinority += await minority;
    }

    node.rejoin();
    await Promise.all([singleConnection.close(), othersConnection.close()]);
    await wait(3_000);
  }

  const last = await openStubbornly(() => clusterConnection.lastSequence());
  const missing = sizes.filter((sequence) => sequence > last).length;
  await clusterConnection.close();
  await nats.close();
  const figures = { byMinority, byMajority, missing };

  return { figures, wrong: byMinority + missing };
}

async function openStubbornly<Result>(open: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (tries > 60) throw error;
      await wait(500);
    }
  }
}

/** PostgreSQL is down for a while: ads go on, and everything is counted after its return. */
export async function proveDatabaseAway(seconds: number): Promise<Proof> {
  const system = await startCluster();
  try {
    const { traffic, stop } = await startTraffic(system, 12, 100);
    while (traffic.shown.length < 100) await wait(50);
    await system.gate.goAway();
    const shownBefore = traffic.shown.length;
    await wait(seconds * 1000);
    const whileAway = traffic.shown.length - shownBefore;
    await system.gate.comeBack();
    const back = performance.now();
    const { beaconsRefused, clicksRefused, servesRefused } = await stop();
    await system.caughtUp();
    const caughtUpSeconds = Math.round((performance.now() - back) / 1000);
    const lost = await countLost(system.db, traffic);
    const figures = {
      ...{ seconds, whileAway, beaconsRefused, clicksRefused, servesRefused, lost },
      caughtUpSeconds,
    };
    const isStill = whileAway === 0 ? 1 : 0;

    return { figures, wrong: beaconsRefused + clicksRefused + servesRefused + lost + isStill };
  } finally {
    await system.end();
  }
}

/**
 * While the books are down, bits flip and files are truncated: on one node at a time, which the
 * others repair, and then on all of them at once, which only the edges can. Nothing is lost.
 */
export async function proveDamage(rounds: number): Promise<Proof> {
  const system = await startCluster();
  try {
    let lost = 0;
    let reported = 0;

    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(system.books.map((partner) => partner.kill()));
      const { traffic, stop } = await startTraffic(system, 12, 20);
      while (traffic.shown.length < 300) await wait(50);
      await stop();
      reported += traffic.shown.length + traffic.clicked.length;
      const { nodes } = system.nats;
      const isEverywhere = round >= rounds - 2;
      const damaged = isEverywhere ? nodes : nodes.slice(round % 3, (round % 3) + 1);
      await Promise.all(nodes.map((node) => node.kill()));

      for (const { store } of damaged) {
        await damageStore(store, round % 2 === 0 ? 'flip' : 'cut', isEverywhere);
      }

      await Promise.all(nodes.map((node) => node.start()));
      await Promise.all(system.books.map((partner) => partner.start()));
      lost += await countLostForGood(system.db, traffic);
    }

    const repaired: Record<string, number> = {};
    for (const { name, publishedAgain } of system.edges) {
      repaired[`by ${name}`] = await publishedAgain();
    }

    const isNoneRepaired = Object.values(repaired).every((parts) => parts === 0) ? 1 : 0;
    const figures = { rounds, reported, lost, ...repaired };

    return { figures, wrong: lost + isNoneRepaired };
  } finally {
    await system.end();
  }
}

const quietSecondsMax = 120;

/** A slow machine repairs late: what is still missing is lost when nothing has come for long. */
async function countLostForGood(...events: Parameters<typeof countLost>): Promise<number> {
  let missing = await countLost(...events);
  for (let quietSeconds = 0; missing > 0 && quietSeconds < quietSecondsMax; quietSeconds += 1) {
    await wait(1_000);
    const stillMissing = await countLost(...events);
    if (stillMissing < missing) quietSeconds = 0;
    missing = stillMissing;
  }

  return missing;
}

/** The primary is killed under load and its synchronous standby promoted. */
export async function proveFailover(): Promise<Proof> {
  const system = await startCluster();
  const standby = await makeStandby(system.postgres);

  try {
    const { traffic, stop } = await startTraffic(system, 12, 20);
    while (traffic.shown.length < 500) await wait(50);
    system.gate.leadTo(standby.url);
    system.killDatabase();
    const began = performance.now();
    await standby.promote();
    const shown = traffic.shown.length;
    while (traffic.shown.length < shown + 500) await wait(50);
    await stop();
    await system.caughtUp();
    const caughtUpSeconds = Math.round((performance.now() - began) / 1000);
    const lost = await countLost(system.db, traffic);
    const acknowledged = traffic.shown.length + traffic.clicked.length;
    const { beaconsRefused } = traffic;

    return { figures: { acknowledged, lost, beaconsRefused, caughtUpSeconds }, wrong: lost };
  } finally {
    await system.end();
    await standby.end();
  }
}
