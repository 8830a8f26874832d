import {
  DeliverPolicy,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import { StartError } from '../../platform/process/process.ts';
import { openCheckedStream, type StreamTerms } from './check-stream.ts';

/** A message as stored in the stream. */
export interface StreamMessage {
  readonly sequence: number;
  /** When the stream stored it, by the stream's clock. */
  readonly storedAt: Date;
  readonly subject: string;
  readonly data: Uint8Array;
}

export interface MessageReader extends AsyncIterable<StreamMessage> {
  close(): Promise<void>;
}

/** The replicated log between the edges and the books. */
export interface Stream {
  /**
   * Resolves with the sequence number once the message is durable. The stream stores each message
   * id once.
   */
  publish(subject: string, data: Uint8Array, id: string): Promise<number>;
  /** Everything from a sequence on, in order. */
  read(firstSequence: number): Promise<MessageReader>;
  /** The last message of a subject, or null. */
  find(subject: string): Promise<Uint8Array | null>;
  lastSequence(): Promise<number>;
  /** Whether none of its nodes can be reached. */
  isDisconnected(): boolean;
  readonly name: string;
  close(): Promise<void>;
}

export interface StreamSettings extends StreamTerms {
  readonly urls: readonly string[];
}

/** After this long, the same message is published again. */
const publishTimeoutMs = 2_000;
const readAheadMax = 500;

/** Connects, and creates or checks the stream. One that could lose events is refused. */
export async function openStream(settings: StreamSettings): Promise<Stream> {
  const connection = await connectTo(settings.urls);
  try {
    const jsm = await jetstreamManager(connection, { timeout: 10_000 }).catch((error: Error) => {
      throw new StartError(`The stream at EVENTS_URL has no JetStream: ${error.message}.`);
    });

    await openCheckedStream(jsm, settings);
    return createStream(connection, jsm, settings.name);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function connectTo(urls: readonly string[]): Promise<NatsConnection> {
  try {
    return await connect({
      ...toConnectionOptions(urls),
      name: 'reachbook',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      pingInterval: 2_000,
      maxPingOut: 2,
      timeout: 5_000,
    });
  } catch (error) {
    const hosts = urls.map((url) => new URL(url).host).join(', ');
    const problem = error instanceof Error ? error.message : String(error);
    throw new StartError(`The stream at ${hosts} cannot be reached: ${problem}.`);
  }
}

/** Credentials and encryption are part of the addresses, as for the database. */
function toConnectionOptions(urls: readonly string[]): ConnectionOptions {
  const [firstUrl] = urls.map((url) => new URL(url));
  const user = decodeURIComponent(firstUrl?.username ?? '');
  const password = decodeURIComponent(firstUrl?.password ?? '');

  return {
    servers: urls.map((url) => new URL(url).host),
    ...(user === '' ? {} : password === '' ? { token: user } : { user, pass: password }),
    ...(firstUrl?.protocol === 'tls:' ? { tls: {} } : {}),
  };
}

function createStream(connection: NatsConnection, jsm: JetStreamManager, name: string): Stream {
  const jetstreamClient = jetstream(connection, { timeout: publishTimeoutMs });
  let isDisconnected = false;
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') isDisconnected = true;
      if (type === 'reconnect') isDisconnected = false;
    }
  })();

  return {
    name,
    async publish(subject, data, id) {
      const expect = { streamName: name };
      return (
        await jetstreamClient.publish(subject, data, {
          msgID: id,
          expect,
          timeout: publishTimeoutMs,
        })
      ).seq;
    },
    async read(firstSequence) {
      const consumer = await jetstreamClient.consumers.get(name, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: firstSequence,
      });
      const messages = await consumer.consume({ max_messages: readAheadMax });

      return {
        async *[Symbol.asyncIterator]() {
          for await (const { seq, subject, data, time } of messages) {
            yield { sequence: seq, storedAt: time, subject, data };
          }
        },
        close: async () => void (await messages.close()),
      };
    },
    async find(subject) {
      const message = await jsm.streams.getMessage(name, { last_by_subj: subject });
      return message?.data ?? null;
    },
    lastSequence: async () => (await jsm.streams.info(name)).state.last_seq,
    isDisconnected: () => isDisconnected,
    close: () => connection.close(),
  };
}
