/** Event blocks: the events of plans that ended long ago, sealed in Parquet files. */
export type { SealedEvent } from './block-chain.ts';
export { BlockError } from './block-error.ts';
export { type Block, listBlocks, listRanges, readEventsInSnapshot } from './block-store.ts';
export { createEventBlocks, type EventBlocks, noBlocks } from './event-blocks.ts';
export { type SealingOptions, sealEvents } from './seal-events.ts';
export { readEvents } from './stored-event-store.ts';
