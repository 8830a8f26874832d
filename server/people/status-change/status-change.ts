/** Status changes: what people move from state to state, and who did. */

export {
  changesAsJson,
  insertStatusChange,
  type StatusChange,
} from './status-change-store.ts';
