/** Two names that look alike are the same name, because partners tell people apart by name. */
export const staffNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
