import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestNode } from '../server/ads/stream/test-nats.ts';
import type { ClusterSystem, LoggedInPartner } from './cluster-system.ts';

export const faultKinds = [
  'kill of a node',
  'kill of the leader',
  'a node frozen',
  'kill of an edge',
  'kill of the books',
  'books frozen beyond their lease',
  'kill of PostgreSQL',
] as const;

export type FaultKind = (typeof faultKinds)[number];

const oneOf = <One>(among: readonly One[]): One => among[randomInt(among.length)] as One;

async function findLeader({ nats }: ClusterSystem): Promise<TestNode> {
  for (const { monitor } of nats.nodes) {
    const answer = await fetch(`${monitor}/jsz?streams=true`).catch(() => null);
    const text = answer ? await answer.text() : '';
    const [, name] = /"leader": "(\w+)"/.exec(text.slice(text.indexOf('"stream_detail"'))) ?? [];
    const leader = nats.nodes.find((node) => node.name === name);
    if (leader) return leader;
  }
  return oneOf(nats.nodes);
}

async function killAndStart(program: Pick<LoggedInPartner, 'kill' | 'start'>): Promise<void> {
  await program.kill();
  await wait(randomInt(100, 1_500));
  await program.start();
}

/**
 * Longer than the lease of ten seconds: another process has taken over its partitions meanwhile.
 */
const takeoverMs = 12_000;

/** Inflicts one fault on a running cluster, and waits until all of it runs again. */
export async function doFault(system: ClusterSystem, kind: FaultKind): Promise<void> {
  const { nats, edges, books } = system;
  if (kind === 'kill of a node') return killAndStart(oneOf(nats.nodes));
  if (kind === 'kill of the leader') return killAndStart(await findLeader(system));
  if (kind === 'kill of an edge') return killAndStart(oneOf(edges));
  if (kind === 'kill of the books') return killAndStart(oneOf(books));
  if (kind === 'kill of PostgreSQL') {
    system.killDatabase();
    return wait(2_000);
  }

  const frozen = kind === 'a node frozen' ? oneOf(nats.nodes) : oneOf(books);
  frozen.freeze();
  await wait(kind === 'a node frozen' ? 3_000 : takeoverMs);
  frozen.thaw();
}
