/** Something that the person who starts Reachbook can put right, said in one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
