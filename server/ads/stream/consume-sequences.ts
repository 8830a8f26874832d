import { randomUUID } from 'node:crypto';
import type { Stream } from './open-stream.ts';
import { tickSubject } from './subject.ts';

const ticksAtOnceMax = 200;

/**
 * A stream that has lost its end reuses sequence numbers that were already read, and a message that
 * gets one of them is overlooked until its edge notices. So ticks use up those numbers first.
 */
export async function consumeSequences(
  stream: Stream,
  lastRead: number,
  isClosed: () => boolean,
): Promise<void> {
  const tick = () => stream.publish(tickSubject(stream.name), new Uint8Array(), randomUUID());
  for (let lastSequence = await stream.lastSequence(); lastSequence < lastRead && !isClosed(); ) {
    const count = Math.min(lastRead - lastSequence, ticksAtOnceMax);
    lastSequence = Math.max(...(await Promise.all(Array.from({ length: count }, tick))));
  }
}
