/** Event stream: NATS JetStream between the servers that serve ads and the books. */
export { listLosses, lockMissingBatches, saveLoss } from './loss-store.ts';
export { readProgress, type StreamProgress } from './progress-store.ts';
export { type ProcessStream, startStream } from './start-stream.ts';
