/** A problem that the operator can fix, explained in one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
