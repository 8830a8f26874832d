/** A block that is damaged or unreadable: says which block, why, and which events it holds. */
export class BlockError extends Error {
  override name = 'BlockError';
}

/** The folder itself is missing, which says nothing about the blocks in it. */
export class FolderMissing extends Error {
  override name = 'FolderAway';
}
