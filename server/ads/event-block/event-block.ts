/** The door of event-block: everything other folders may import from it. */
export type { SealedEvent } from './block-chain.ts';
export { BlockError, FolderAway } from './block-error.ts';
export {
  type Block,
  type BlockRange,
  isDropped,
  listBlocks,
  listRanges,
  readEventsInSnapshot,
} from './block-store.ts';
export { createEventBlocks, type EventBlocks, noBlocks } from './event-blocks.ts';
export { type SealingOptions, sealEvents } from './seal-events.ts';
export { readEvents } from './stored-event-store.ts';
