/** Transparency log: roots and keys, checkpoints, witnesses that cosign them. */
export { cosignLog } from './cosign-log.ts';
export type { LogServices } from './grow-log.ts';
export { hashBytes } from './note-crypto.ts';
export { serveLog } from './serve-log.ts';
export { proveRoot, readWitnessing, showWitnesses } from './show-witnesses.ts';
export {
  endWitness,
  findPolicy,
  insertPolicy,
  insertWitness,
  listWitnesses,
} from './witness-store.ts';
