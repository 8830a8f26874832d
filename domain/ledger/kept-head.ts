import type { ChainPoint } from './statement.ts';

/** How the current head of a chain relates to one that was shown before. */
export type HeadChange = 'same' | 'grown' | 'shorter' | 'other';

/** A chain only grows. If it has grown, the server must prove that it contains the old head. */
export function compareHeads(kept: ChainPoint, shown: ChainPoint): HeadChange {
  if (shown.seq < kept.seq) return 'shorter';
  if (shown.seq > kept.seq) return 'grown';
  return shown.hash === kept.hash ? 'same' : 'other';
}
