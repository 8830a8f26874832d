/** Two names that look alike are one: it is by names that partners tell people apart. */
export const staffNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
