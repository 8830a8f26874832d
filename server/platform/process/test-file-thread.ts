import { writeInThread } from './file-writer.ts';

/** Writes a megabyte for each page. */
writeInThread<object, string, string>(() => ({
  page: (letter) => letter.repeat(1024 * 1024),
  end(last) {
    if (last === 'broken') throw new Error('broken');
    return last;
  },
}));
