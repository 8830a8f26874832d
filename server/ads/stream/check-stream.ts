import {
  DiscardPolicy,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { StartError } from '../../platform/process/process.ts';

export interface StreamTerms {
  readonly name: string;
  /** The monitoring addresses at which every node of the stream reports its setup. */
  readonly monitorUrls: readonly string[];
  /** Whether a single node that may lose acknowledged events is acceptable, as for a trial. */
  readonly mayLose: boolean;
}

const replicaCount = 3;
/** What the books have not read by then, edges still hold and publish again. */
const retentionDays = 3;
const dayNs = 24 * 60 * 60 * 1_000_000_000;
const answerMsMax = 5_000;

const toStreamConfig = ({ name, mayLose }: StreamTerms) => ({
  name,
  subjects: [`${name}.>`],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  num_replicas: mayLose ? 1 : replicaCount,
  max_age: retentionDays * dayNs,
  // A full stream refuses; it never drops what it has acknowledged.
  discard: DiscardPolicy.New,
  deny_delete: true,
  deny_purge: true,
});

/** Creates the stream if it is missing, and refuses one that could lose events. */
export async function openCheckedStream(jsm: JetStreamManager, terms: StreamTerms): Promise<void> {
  const info = (await findStream(jsm, terms.name)) ?? (await createStream(jsm, terms));
  const problem = whyNotStream(info, terms);
  if (problem !== null) throw new StartError(`The stream ${terms.name} ${problem}.`);

  if (!terms.mayLose) await assertSynced(info, terms);
}

async function findStream(jsm: JetStreamManager, name: string): Promise<StreamInfo | null> {
  const notFound = 404;
  return jsm.streams.info(name).catch((error: Error & { readonly status?: number }) => {
    if (error.status === notFound) return null;
    throw new StartError(`The stream ${name} cannot be looked up: ${error.message}.`);
  });
}

async function createStream(jsm: JetStreamManager, terms: StreamTerms): Promise<StreamInfo> {
  try {
    return await jsm.streams.add(toStreamConfig(terms));
  } catch (error) {
    const existing = await findStream(jsm, terms.name);
    if (existing) return existing;

    const message = error instanceof Error ? error.message : String(error);
    const requirement = terms.mayLose ? '' : ` It needs ${replicaCount} nodes.`;
    throw new StartError(`The stream ${terms.name} cannot be made: ${message}.${requirement}`);
  }
}

/** What is wrong with a stream, or null. */
function whyNotStream({ config }: StreamInfo, { mayLose }: StreamTerms): string | null {
  if (!mayLose && config.num_replicas < replicaCount) {
    return (
      `has ${config.num_replicas} replicas instead of ${replicaCount}, so a lost disk would lose ` +
      'events; set EVENTS_DURABILITY=not-durable only for a trial'
    );
  }
  if (config.storage !== StorageType.File) return 'is kept in memory and not in files';
  if (config.retention !== RetentionPolicy.Limits) return 'must have the retention policy limits';
  if (config.discard !== DiscardPolicy.New) return 'drops old events when it is full';
  if (!config.deny_delete || !config.deny_purge) return 'allows its messages to be deleted';

  return null;
}

interface ServerVariables {
  readonly server_name?: string;
  readonly jetstream?: { readonly config?: { readonly sync_always?: boolean } };
}

/**
 * By default JetStream acknowledges up to two minutes before it syncs to disk. A node that is down
 * acknowledges nothing, so a majority that answers is enough to start.
 */
async function assertSynced({ cluster }: StreamInfo, { name, monitorUrls }: StreamTerms) {
  const peers = [cluster?.leader, ...(cluster?.replicas ?? []).map((peer) => peer.name)];
  const syncedNodes = new Set<string | undefined>();
  const silentUrls: string[] = [];

  for (const url of monitorUrls) {
    const variables = await fetchServerVariables(url);
    if (variables === null) {
      silentUrls.push(url);
      continue;
    }

    const { server_name: node = url, jetstream } = variables;
    if (jetstream?.config?.sync_always !== true) {
      throw new StartError(
        `The node ${node} acknowledges events before they are on disk: set its ` +
          'jetstream sync_interval to always.',
      );
    }

    syncedNodes.add(node);
  }

  const unknownPeers = peers.filter((peer) => !syncedNodes.has(peer));
  if (silentUrls.length > replicaCount / 2) {
    throw new StartError(
      `The monitoring addresses ${silentUrls.join(', ')} do not answer, so nobody knows whether ` +
        'the stream syncs to disk.',
    );
  }
  if (unknownPeers.length > silentUrls.length) {
    throw new StartError(
      `The node ${unknownPeers[0]} of the stream ${name} is not among those of ` +
        'EVENTS_MONITOR_URL, so nobody knows whether it syncs to disk.',
    );
  }
}

async function fetchServerVariables(url: string): Promise<ServerVariables | null> {
  try {
    const answer = await fetch(new URL('/varz', url), { signal: AbortSignal.timeout(answerMsMax) });
    return (await answer.json()) as ServerVariables;
  } catch {
    return null;
  }
}
