import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { billEvents } from '../server/ads/delivery/bill-events.ts';
import { decodeBundle } from '../server/ads/stream/bundle.ts';
import { openDb } from '../server/platform/database/db.ts';

/**
 * Books as one would write them at first: they acknowledge to the stream what they have fetched,
 * and trust it to know their position. Kept to show that the suite catches what they lose.
 */
const [servers = '', url = ''] = process.argv.slice(2);
const connection = await connect({ servers: servers.split(',') });
const jsm = await jetstreamManager(connection);
const consumer = { durable_name: 'naive', ack_policy: AckPolicy.Explicit };
await jsm.consumers.add('reachbook', { ...consumer, filter_subject: 'reachbook.events' });
const db = openDb(url);
const messages = await jetstream(connection).consumers.get('reachbook', 'naive');
for (;;) {
  const batch = await messages.fetch({ max_messages: 50, expires: 1_000 });
  const events = [];

  for await (const message of batch) {
    message.ack();
    events.push(...decodeBundle(message.data).parts.flatMap((part) => part.events));
  }

  await connection.flush();
  if (events.length === 0) continue;

  // The proof kills this process here: acknowledged to the stream, not yet in the books.
  process.stdout.write('taken\n');
  await billEvents(db, events);
}
