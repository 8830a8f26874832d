import { createDeskRefusal, type DeskRefusal } from '../refusal.ts';
import { hourMs } from '../time.ts';

/** Why a partition of the event stream may not yet continue without the part it waits for. */
export function whyNotAcceptLoss(
  waiting: { readonly stoppedMs: number } | null,
): DeskRefusal | null {
  if (waiting === null) return createDeskRefusal('desk_stream_goes_on');
  // An edge that only restarted republishes what it has kept, within seconds.
  return waiting.stoppedMs < hourMs ? createDeskRefusal('desk_stream_too_early') : null;
}
