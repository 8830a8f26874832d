import { Counter, Gauge, type Registry } from 'prom-client';
import type { ProcessStream } from '../../ads/stream/stream.ts';

/** This process's view of the event stream. Without one, it counts as up with nothing waiting. */
export function measureStream(registry: Registry, stream: ProcessStream | null): void {
  const gauge = (name: string, help: string, readValue: () => number) =>
    new Gauge({
      name: `reachbook_stream_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(readValue());
      },
    });
  gauge('up', '1 while the event stream can be reached', () => (stream?.isDisconnected() ? 0 : 1));
  gauge(
    'owned_partitions',
    'Partitions that this process reads',
    () => stream?.ownedPartitionCount() ?? 0,
  );
  gauge(
    'unapplied_bundles',
    'Acknowledged here and not in the books yet',
    () => stream?.unappliedState().bundles ?? 0,
  );
  gauge('journal_bytes', 'Size of the journal', () => stream?.unappliedState().bytes ?? 0);
  new Counter({
    name: 'reachbook_stream_published_again_total',
    help: 'Parts that the books had missed and this process published again from its journal',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(stream?.unappliedState().republishedParts ?? 0);
    },
  });
}
