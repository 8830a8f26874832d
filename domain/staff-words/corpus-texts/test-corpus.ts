import type { Blocked } from '../../chat/message.ts';

/** Sentences of one language as staff might write them: what must never arrive, and what must. */
export interface Corpus {
  readonly blocked: { readonly [why in Blocked]?: readonly string[] };
  readonly harmless: readonly string[];
}
