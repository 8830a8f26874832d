/** The outbox: messages that were decided in a transaction, and are sent outside of it. */
export { enqueueMessage } from './outbox-store.ts';
