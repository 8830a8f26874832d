import { doInThread } from '../process/process.ts';
import { type BlockEvent, createBlockWriter } from './block-file.ts';

/** Takes the rows of a block group by group, and returns its bytes. */
doInThread<object, readonly BlockEvent[], null, Uint8Array>(() => {
  const writer = createBlockWriter();
  return { page: (events) => writer.add(events), end: () => writer.finish() };
});
