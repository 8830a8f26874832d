import type { ChainPoint } from './statement.ts';

/** What a head that is shown now says about one that was shown before. */
export type HeadChange = 'same' | 'grown' | 'shorter' | 'other';

/** A chain only ever grows. Whether a grown one still holds the old head, the server must show. */
export function compareHeads(kept: ChainPoint, shown: ChainPoint): HeadChange {
  if (shown.seq < kept.seq) return 'shorter';
  if (shown.seq > kept.seq) return 'grown';
  return shown.hash === kept.hash ? 'same' : 'other';
}
