/** The door of stream: everything other folders may import from it. */
export {
  listLosses,
  lockWaitedFor,
  type ShownLoss,
  saveLoss,
} from './loss-store.ts';
export { readProgress, type StoppedPartition, type StreamProgress } from './progress-store.ts';
export { type StreamPart, startStream } from './start-stream.ts';
