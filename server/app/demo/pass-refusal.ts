import { RefusalError } from '#domain/refusal.ts';

/** A refusal is an ordinary answer: somebody had less money than they thought, or was quicker. */
export function passRefusal(error: unknown): false {
  if (!(error instanceof RefusalError)) throw error;
  return false;
}
