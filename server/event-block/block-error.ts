/** A block that cannot be trusted or read: which one, why, and what it holds. */
export class BlockError extends Error {
  override name = 'BlockError';
}

/** The folder itself is away: then nothing is known about any block, good or bad. */
export class FolderAway extends Error {
  override name = 'FolderAway';
}
