import { doInThread } from '../../platform/process/process.ts';
import { type BlockEvent, createBlockWriter } from './block-file.ts';

/** Receives the rows of a block in groups and returns the finished file. */
doInThread<object, readonly BlockEvent[], null, Uint8Array>(() => {
  const writer = createBlockWriter();
  return { page: (events) => writer.add(events), end: () => writer.finish() };
});
