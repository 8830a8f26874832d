/** The door of event-block: what other folders may use of it. */
export type { SealedEvent } from './block-chain.ts';
export { BlockError, FolderAway } from './block-error.ts';
export {
  type Block,
  type BlockPart,
  isDropped,
  listBlocks,
  listParts,
  readEventsInSnapshot,
} from './block-store.ts';
export { createEventBlocks, type EventBlocks, noBlocks } from './event-blocks.ts';
export { type SealParts, sealEvents } from './seal-events.ts';
