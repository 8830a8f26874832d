import { plainWord } from '../parts/shown.ts';

/** How a partner joined: with a code of the network's, or from a host app. */
export const entryWord = (entry: string): string =>
  entry === 'register' ? 'Registration' : plainWord(entry);
