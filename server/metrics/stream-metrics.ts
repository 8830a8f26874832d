import { Gauge, type Registry } from 'prom-client';
import type { StreamPart } from '../stream/stream.ts';

/** What this process knows of the event stream. Without one it is up, and nothing waits for it. */
export function measureStream(registry: Registry, stream: StreamPart | null): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `reachbook_stream_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('up', '1 while the event stream can be reached', () => (stream?.isAway() ? 0 : 1));
  gauge('owned_partitions', 'Partitions that this process reads', () => stream?.owned() ?? 0);
  gauge(
    'unapplied_bundles',
    'Acknowledged here and not in the books yet',
    () => stream?.unapplied().bundles ?? 0,
  );
  gauge('journal_bytes', 'Size of the journal', () => stream?.unapplied().bytes ?? 0);
}
