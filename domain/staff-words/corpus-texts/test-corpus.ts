import type { Blocked } from '../../chat/message.ts';

/**
 * Sentences of one language as staff might write them: those that must be blocked, and those that
 * must be delivered.
 */
export interface Corpus {
  readonly blocked: { readonly [why in Blocked]?: readonly string[] };
  readonly harmless: readonly string[];
}
