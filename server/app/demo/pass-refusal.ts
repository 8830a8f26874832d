import { Refusal } from '#domain/refusal.ts';

/** A refusal is an ordinary answer: somebody had less money than they thought, or was quicker. */
export function passRefusal(error: unknown): false {
  if (!(error instanceof Refusal)) throw error;
  return false;
}
