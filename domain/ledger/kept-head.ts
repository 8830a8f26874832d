import type { ChainPoint } from './statement.ts';

/** How the current head of a chain relates to one that was shown before. */
export type HeadChange = 'same' | 'grown' | 'shorter' | 'other';

/** A chain only grows. If it has grown, the server must prove that it contains the old head. */
export function compareHeads(storedHead: ChainPoint, currentHead: ChainPoint): HeadChange {
  if (currentHead.seq < storedHead.seq) return 'shorter';
  if (currentHead.seq > storedHead.seq) return 'grown';
  return currentHead.hash === storedHead.hash ? 'same' : 'other';
}
