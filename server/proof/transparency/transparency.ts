/** Transparency log: roots and keys, checkpoints, witnesses that cosign them. */
export { cosignLog } from './cosign-log.ts';
export type { LogServices } from './grow-log.ts';
export { hashBytes } from './note-crypto.ts';
export { readWitnessing } from './read-witnessing.ts';
export { serveLog } from './serve-log.ts';
export { transparencyUseCases } from './transparency-use-cases.ts';
export {
  endWitness,
  findPolicy,
  insertPolicy,
  insertWitness,
  listWitnesses,
} from './witness-store.ts';
