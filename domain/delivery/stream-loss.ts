import { type DeskWhy, deskWhy } from '../refusal.ts';
import { hourMs } from '../time.ts';

/** Why a partition of the event stream may not yet continue without the part it waits for. */
export function whyNotAcceptLoss(waiting: { readonly stoppedMs: number } | null): DeskWhy | null {
  if (waiting === null) return deskWhy('desk_stream_goes_on');
  // An edge that only restarted republishes what it has kept, within seconds.
  return waiting.stoppedMs < hourMs ? deskWhy('desk_stream_too_early') : null;
}
