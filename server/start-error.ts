/** Something the person who starts Reachbook can put right; the message is one sentence for them. */
export class StartError extends Error {
  override name = 'StartError';
}
